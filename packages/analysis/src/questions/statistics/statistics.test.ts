import { describe, expect, it } from 'vitest';
import { pooled, shrinkEffects } from './pooled.ts';
import {
  calculateShareChance,
  calculateStudentTails,
  calculateWelchChance,
  findSignificant,
} from './student.ts';

describe('difference tests', () => {
  // From tables of Student's distribution.
  it.each([
    [2.086, 20, 0.05],
    [12.706, 1, 0.05],
    [1.282, 1e7, 0.2],
    [0, 7, 1],
  ])('Student’s tails beyond %d with %d degrees contain %d', (t, freedom, chance) => {
    expect(calculateStudentTails(t, freedom)).toBeCloseTo(chance, 3);
    expect(calculateStudentTails(-t, freedom)).toBeCloseTo(chance, 3);
  });

  it('Welch’s test finds no difference without spread or sample', () => {
    expect(calculateWelchChance([1], [2, 3])).toBe(1);
    expect(calculateWelchChance([2, 2], [2, 2])).toBe(1);
    // Means 3 and 8, variances 2.5: t = 5 with 8 degrees.
    expect(calculateWelchChance([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(0.00105, 4);
  });

  it('equal shares don’t differ beyond chance', () => {
    expect(calculateShareChance(5, 10, 10, 20)).toBe(1);
    expect(calculateShareChance(9, 10, 2, 20)).toBeLessThan(0.001);
    expect(calculateShareChance(0, 0, 2, 20)).toBe(1);
  });

  it('reports only so many differences that one in five may be chance', () => {
    expect(findSignificant([0.01, 0.9, 0.07, 0.04, 0.5])).toEqual([true, false, true, true, false]);
    expect(findSignificant([0.3, 0.5])).toEqual([false, false]);
    expect(findSignificant([])).toEqual([]);
  });
});

it('uses games as the sample when cases are clustered in games', () => {
  const found = pooled([
    { sum: 4, over: 4 },
    { sum: 0, over: 4 },
    { sum: 4, over: 4 },
    { sum: 0, over: 4 },
    { sum: 1, over: 0 },
  ])!;
  expect(found).toMatchObject({ value: 0.5, games: 4, over: 16 });
  // Σ (sum - value · over)² = 16, times 4 / 3, its square root over 16.
  expect(found.interval![1] - 0.5).toBeCloseTo((1.28 * Math.sqrt((16 * 4) / 3)) / 16, 9);
  expect(pooled([{ sum: 1, over: 2 }])!.interval).toBeNull();
  expect(pooled([])).toBeNull();
});

it('shrinks effects of few games further toward zero', () => {
  const [few, many] = shrinkEffects([
    [3, 2],
    Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? 3 : 2)),
    Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? -2 : -3)),
  ]);
  expect(few!.effect).toBeGreaterThan(0);
  expect(few!.effect).toBeLessThan(many!.effect);
  expect(many!.effect).toBeLessThan(2.5);
  expect(few!.interval[0]).toBeLessThan(few!.effect);
});
