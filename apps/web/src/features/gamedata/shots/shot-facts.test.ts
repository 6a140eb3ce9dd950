import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { getShotRadius } from '../../../shared/pitch/shot-mark.tsx';
import { listShotFacts } from './shot-facts.ts';

const { report, events, insight } = createWrittenMatch();
const shots = listShotFacts(events);

test('includes every goal of the score, placed inside the goal', () => {
  const goals = shots.filter(({ outcome }) => outcome === 'goal');
  expect(goals).toHaveLength(report.teams[0].score + report.teams[1].score);
  for (const { crossing } of goals) {
    expect(crossing).not.toBeNull();
    expect(Math.abs(crossing!.right)).toBeLessThan(893);
    expect(crossing!.up).toBeLessThan(643);
  }
});

test('uses the same chances as the race', () => {
  const chances = shots
    .flatMap(({ xg, inRace }) => (inRace ? [Math.round(xg! * 1000)] : []))
    .sort((a, b) => a - b);
  const race = insight.xgRace.map(({ xg }) => Math.round(xg * 1000)).sort((a, b) => a - b);
  expect(race.length).toBeGreaterThan(3);
  expect(chances).toEqual(race);
});

test('leaves attempts that end as own goals out of the race', () => {
  const { event } = shots.find(({ inRace }) => inRace)!;
  const ended = { ...event, evidence: { ...event.evidence, ownGoal: true } };
  expect(listShotFacts([ended])).toMatchObject([{ xg: event.evidence.xg, inRace: false }]);
});

test('scales the area of a mark with the chance', () => {
  const [none, quarter, whole] = [0, 0.25, 1].map(getShotRadius) as [number, number, number];
  expect(none).toBe(getShotRadius(null));
  expect((whole - none) / (quarter - none)).toBeCloseTo(2, 9);
});
