import { expect, test } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { handMadeGames } from '../testing/hand-made-games.ts';
import { describeChange, findStrongestChange } from './strongest-change.ts';

/** One game per pair of shot accuracy and double commits. */
const play = (pairs: readonly (readonly [accuracy: number, commits: number])[]): ScoreGame[] =>
  pairs.flatMap(([accuracy, commits]) =>
    handMadeGames(1, { shotAccuracy: [accuracy, 10], doubleCommits: [commits, 300] }),
  );

test('finds the metric that changed most for its spread', () => {
  const earlier = play([
    [40, 3],
    [60, 2.8],
    [50, 3.2],
    [45, 3],
  ]);
  const later = play([
    [55, 1],
    [45, 1.2],
    [60, 0.8],
  ]);
  const change = findStrongestChange(earlier, later)!;
  expect(change).toMatchObject({ metric: 'doubleCommits', verdict: 'better' });
  expect(describeChange(change)).toBe('Double commits: down from 3.0 to 1.0 per game');
  expect(findStrongestChange(later, earlier)).toMatchObject({ metric: 'doubleCommits', verdict: 'worse' });
});

test('says nothing about what chance explains, or too few games', () => {
  const earlier = play([
    [40, 3],
    [60, 1],
    [50, 2],
  ]);
  const later = play([
    [55, 1],
    [45, 3],
    [65, 2.2],
  ]);
  expect(findStrongestChange(earlier, later)).toBeNull();
  expect(findStrongestChange(earlier, later.slice(1))).toBeNull();
  expect(findStrongestChange([], [])).toBeNull();
});

test.each([
  [{ metric: 'shotAccuracy', earlier: 40, later: 55.25 }, /^Shot accuracy: up from 40(\.0)?% to 55(\.\d)?%$/],
  [{ metric: 'avgSpeed', earlier: null, later: 1400 }, /^Average speed: 1,400(\.0)? uu\/s$/],
  [
    { metric: 'avgSpeed', earlier: 1400, later: 1400 },
    /^Average speed: unchanged from 1,400.0 uu\/s to 1,400.0 uu\/s$/,
  ],
])('describes %o', (change, expected) => {
  expect(describeChange(change)).toMatch(expected);
});
