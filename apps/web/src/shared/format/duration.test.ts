import { expect, test } from 'vitest';
import { formatClock, timeSpan } from './date.ts';

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

test.each([
  [0, { text: '0.0', unit: 's' }],
  [50.94, { text: '50.9', unit: 's' }],
  [59.94, { text: '59.9', unit: 's' }],
  [59.96, { text: '1:00', unit: '' }],
  [245.6, { text: '4:06', unit: '' }],
])('formats %d s as a duration', (seconds, written) => {
  expect(timeSpan(seconds, 1)).toEqual(written);
});
