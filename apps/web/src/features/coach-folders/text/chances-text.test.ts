import { expect, test } from 'vitest';
import { formatChancesText } from '../components/chances-graph.tsx';

test('goals above expectation match the table, without own goals', () => {
  const games = [
    { result: 5, xg: { us: 2.5, them: 1 }, goals: { us: 4, them: 1 } },
    { result: 10, xg: { us: 1, them: 1.5 }, goals: { us: 0, them: 2 } },
  ] as const;
  expect(formatChancesText(games, { finishing: -0.5, prevented: 0.25 })).toBe(
    'Won 1 of 2 with 1.00 more xG: 0.50 goals under expected, 0.25 goals prevented.',
  );
  expect(formatChancesText(games, undefined)).toBe('Won 1 of 2 with 1.00 more xG.');
});
