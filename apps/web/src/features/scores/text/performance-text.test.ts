import type { GamePerformance } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { calculateScoreDelta, formatPerformance } from './performance-text.ts';

const point = (own: boolean, total: number) => ({ time: 60, own, total, goal: false });
const game = (change: Partial<GamePerformance>): GamePerformance => ({
  matchId: 'match',
  playedAt: null,
  mode: 10,
  playlist: 'Ranked Doubles',
  map: 'DFH Stadium',
  result: 'won',
  goals: { own: 3, other: 1 },
  team: 0,
  ranks: [],
  comparedWith: null,
  overall: { score: 62, mean: 50 },
  categories: [],
  earlierGames: 10,
  reason: null,
  gates: [],
  xgRace: [point(true, 2.4), point(false, 0.9)],
  seconds: 300,
  best: null,
  worst: null,
  standout: { metric: 'boostStolen', label: 'Boost stolen', value: 3, mean: 1, better: true },
  ...change,
});

test('says in one sentence how the player did, why, and whether the result was deserved', () => {
  expect(formatPerformance(game({}))).toBe(
    'You won and played better than in your previous ten games, mostly in boost stolen; the result matches the chances: 2.4 to 0.9 expected goals.',
  );
  expect(formatPerformance(game({ result: 'lost', overall: { score: 52, mean: 50 } }))).toBe(
    'You lost and played about as well as in your previous ten games, although you had better chances, 2.4 to 0.9 expected goals.',
  );
});

test('says less without scores or chances', () => {
  const nothing = { overall: { score: null, mean: null }, xgRace: [] };
  expect(formatPerformance(game({ ...nothing, result: 'drawn' }))).toBe('You tied this one.');
  const even = [point(true, 1), point(false, 1.1)];
  expect(formatPerformance(game({ overall: { score: 40, mean: 50 }, xgRace: even }))).toBe(
    'You won and played worse than in your previous ten games; chances were even, 1.0 to 1.1 expected goals.',
  );
});

test('judges the rounded points that the bars show', () => {
  const lost = (score: number) => formatPerformance(game({ result: 'lost', overall: { score, mean: 50 } }));
  expect(calculateScoreDelta(-6.7)).toMatchObject({ text: '−7', verdict: 'worse' });
  expect(lost(43.3)).toContain('You lost and played worse than in your previous ten games');
  expect(calculateScoreDelta(-4.6)).toMatchObject({ text: '−5', verdict: 'worse' });
  expect(lost(45.4)).toContain('played worse than');
  expect(calculateScoreDelta(-4.4)).toMatchObject({ text: '−4', verdict: 'even' });
  expect(lost(45.6)).toContain('played about as well as in your previous ten games');
});
