import { expect, test } from 'vitest';
import { formatHomeworkLabel } from './describe-review.ts';

test('cuts the first line between characters, never through an emoji', () => {
  const before = 'x'.repeat(119);
  expect(formatHomeworkLabel(`${before}😀 and more`)).toBe(`${before}😀`);
  expect(formatHomeworkLabel('Challenge\nearlier')).toBe('Challenge');
  expect(formatHomeworkLabel('')).toBe('Play from a match review');
});
