import { expect, test } from 'vitest';
import { calculateGoalChange, MIN_GOAL_GAMES } from './goal-change.ts';

test('compares the goal difference of later games with that of earlier ones, with an 80% range', () => {
  const change = calculateGoalChange([-2, -1, -2, -1, -2, -1, -2, -1], [1, 2, 1, 2, 1, 2, 1, 2])!;
  expect(change.value).toBeCloseTo(3, 10);
  // Both sides have a spread of 0.5345: 1.2816 · √(2 · 0.5345² / 8).
  expect(change.interval[1] - change.value).toBeCloseTo(0.3425, 3);
  expect(change.value - change.interval[0]).toBeCloseTo(0.3425, 3);
});

test('says nothing about a few games', () => {
  const few = Array.from({ length: MIN_GOAL_GAMES - 1 }, () => 1);
  expect(calculateGoalChange(few, [...few, 2])).toBeNull();
  expect(calculateGoalChange([...few, 2], few)).toBeNull();
});
