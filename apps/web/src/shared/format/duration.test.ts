import { expect, test } from 'vitest';
import { formatClock } from './duration.ts';

test.each([
  [0, '0:00'],
  [4.99, '0:04'],
  [59.999, '0:59'],
  [60, '1:00'],
  [295, '4:55'],
  [3725, '62:05'],
  [-3, '0:00'],
])('%d s reads %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
