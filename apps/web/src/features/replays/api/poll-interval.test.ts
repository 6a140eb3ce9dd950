import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

test('asks every 10 s while the value is below 10', () => {
  expect(pollInterval(5)).toBe(10_000);
  expect(pollInterval(9)).toBe(10_000);
});

test('asks again for an answer that never came', () => {
  expect(pollInterval(undefined)).toBe(10_000);
});

test('stops when nothing is in work', () => {
  expect(pollInterval(15)).toBe(false);
  expect(pollInterval(10)).toBe(false);
});
