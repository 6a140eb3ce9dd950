import { expect, it } from 'vitest';
import { listGameHighlights } from '../career/game-highlights.ts';
import { getOpeningScores } from './opening-scores.ts';

const goal = (team: 0 | 1) => ({ kind: 'goal', team });

it.each([
  { title: 'all goals are seen', scores: [1, 2], timeline: [goal(1), goal(0), goal(1)], opening: [0, 0] },
  { title: 'the recording starts late', scores: [4, 2], timeline: [goal(0), goal(0)], opening: [2, 2] },
  { title: 'the last goal is not in the header', scores: [0, 0], timeline: [goal(1)], opening: [0, 0] },
] as const)('opening scores when $title', ({ scores, timeline, opening }) => {
  expect(getOpeningScores({ teams: scores.map((score) => ({ score })), timeline })).toEqual(opening);
});

it('counts the goals before the recording in a comeback', () => {
  const match = { liveSeconds: 200, overtimeSeconds: 0 };
  const report = { match, teams: [{ score: 4 }, { score: 3 }], timeline: [goal(0), goal(0), goal(0)] };
  const deficits = ([0, 1] as const).map(
    (team) => listGameHighlights(report, null, [], { key: 'ann', team, statistics: {} }).deficit,
  );
  expect(deficits).toEqual([2, 1]);
});
