import { expect, test } from 'vitest';
import { calculateGoalDistribution, calculateWinChance } from './race-steps.ts';

test('two 50% chances give zero, one or two goals', () => {
  expect(calculateGoalDistribution([0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
});

test('one certain goal beats none', () => {
  expect(calculateWinChance([1], [])).toEqual({ blue: 1, draw: 0, orange: 0 });
});

test('the three outcomes add up to 1', () => {
  const { blue, draw, orange } = calculateWinChance([0.2, 0.7, 0.05], [0.4, 0.4]);
  expect(blue + draw + orange).toBeCloseTo(1, 12);
  expect(calculateWinChance([0.4, 0.4], [0.2, 0.7, 0.05]).orange).toBeCloseTo(blue, 12);
});
