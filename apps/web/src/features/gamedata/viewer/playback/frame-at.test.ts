import { expect, test } from 'vitest';
import { findFrame } from './playback.ts';

test('returns the last frame that is not later than the time', () => {
  const elapsed = [0, 0.1, 0.2, 0.2, 0.5];
  expect([-1, 0, 0.05, 0.1, 0.2, 0.49, 0.5, 9].map((time) => findFrame(elapsed, time))).toEqual([
    0, 0, 0, 1, 3, 3, 4, 4,
  ]);
});
