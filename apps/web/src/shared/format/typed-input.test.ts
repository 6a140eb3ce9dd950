import { expect, test } from 'vitest';
import { formatTypedMoney, parseCents, parseLocalInput, toLocalInput } from './typed-input.ts';

test('accepts prices in dollars with or without cents only', () => {
  expect(['12.99', '$40', '0.5', ' 1234567.89 '].map(parseCents)).toEqual([1299, 4000, 50, 123_456_789]);
  for (const text of ['', 'cheap', '12,99', '-1', '1.999', '12345678']) expect(parseCents(text)).toBeNull();
  expect(formatTypedMoney(1290)).toBe('12.90');
});

test('round-trips a time through the input', () => {
  const moment = '2026-03-10T18:55:00.000Z';
  expect(parseLocalInput(toLocalInput(moment))).toBe(moment);
  expect(toLocalInput(null)).toBe('');
  expect(parseLocalInput('')).toBeNull();
});
