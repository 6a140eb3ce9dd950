import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

test('asks every 10 s while the value is below 10, every second right after an upload', () => {
  expect(pollInterval(5, 14_000)).toBe(1000);
  expect(pollInterval(5, 16_000)).toBe(10_000);
});

test('asks again for an answer that never came', () => {
  expect(pollInterval(undefined, 0)).toBe(1000);
  expect(pollInterval(undefined, 60_000)).toBe(10_000);
});

test('stops when nothing is in work', () => {
  expect(pollInterval(15, 0)).toBe(false);
  expect(pollInterval(10, 0)).toBe(false);
});
