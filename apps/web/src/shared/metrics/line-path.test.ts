import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('a game without a figure breaks the line', () => {
  const same = (value: number) => value;
  expect(linePath([1, 2, null, 4, 5], same, same)).toBe('M0.0 1.0L1.0 2.0M3.0 4.0L4.0 5.0');
  expect(linePath([null, 3], same, same)).toBe('M1.0 3.0');
  expect(linePath([], same, same)).toBe('');
});
