import { expect, test } from 'vitest';
import { homeworkLabel } from './describe-review.ts';

test('cuts the first line between characters, never through an emoji', () => {
  const before = 'x'.repeat(119);
  expect(homeworkLabel(`${before}😀 and more`)).toBe(`${before}😀`);
  expect(homeworkLabel('Challenge\nearlier')).toBe('Challenge');
  expect(homeworkLabel('')).toBe('Play from a match review');
});
