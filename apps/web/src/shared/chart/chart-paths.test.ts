import { expect, test } from 'vitest';
import { formatBandPath, formatLinePath, formatStepPath } from './chart-paths.ts';

const same = (value: number) => value;

test('breaks the line at a game without a value', () => {
  expect(formatLinePath([1, 2, null, 4, 5], same, same)).toBe('M0,1L1,2M3,4L4,5');
  expect(formatLinePath([null, 3], same, same)).toBe('M1,3Z');
  expect(formatLinePath([], same, same)).toBe('');
});

test('splits the band at a game without an interval', () => {
  expect(formatBandPath([[1, 2], [1, 3], null], same, same)).toBe('M0,2L1,3L1,1L0,1Z');
});

test('keeps steps level until the next point', () => {
  const points = [
    [0, 0],
    [2, 1],
    [5, 1],
  ] as const;
  expect(formatStepPath(points, same, same)).toBe('M0,0L2,0L2,1L5,1L5,1');
});
