import { expect, test } from 'vitest';
import { calculateThirds } from './thirds.ts';

test("splits the rows into thirds, starting at the player's own goal", () => {
  const cells = [6, 0, 0, 1, 2, 3];
  expect(calculateThirds({ columns: 1, rows: 6, cells })?.map(({ share }) => share)).toEqual([50, 8, 42]);
  expect(calculateThirds({ columns: 1, rows: 3, cells: [1, 1, 1] })?.map(({ share }) => share)).toEqual([
    33, 34, 33,
  ]);
  expect(calculateThirds({ columns: 1, rows: 3, cells: [0, 0, 0] })).toBeNull();
});
