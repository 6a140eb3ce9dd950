import { expect, test } from 'vitest';
import { canSkip, getShownStep } from '../screens/get-started-screen.tsx';

test('resumes the flow where it stopped', () => {
  expect([0, 1, 4, 7, 8].map((done) => getShownStep(undefined, done))).toEqual([1, 2, 5, 8, 8]);
});

test('reopens an earlier step, but not a later one before its turn', () => {
  expect(getShownStep(2, 5)).toBe(2);
  expect(getShownStep(8, 2)).toBe(3);
  expect(getShownStep(0, 2)).toBe(1);
  expect(getShownStep(Number.NaN, 2)).toBe(3);
});

test('allows skipping after the second step until the last', () => {
  expect(([1, 2, 3, 4, 5, 6, 7, 8] as const).filter(canSkip)).toEqual([3, 4, 5, 6, 7]);
});
