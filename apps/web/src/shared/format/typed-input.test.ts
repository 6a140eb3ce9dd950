import { expect, test } from 'vitest';
import { centsOf, fromLocalInput, toLocalInput, typedMoney } from './typed-input.ts';

test('accepts prices in dollars with or without cents only', () => {
  expect(['12.99', '$40', '0.5', ' 1234567.89 '].map(centsOf)).toEqual([1299, 4000, 50, 123_456_789]);
  for (const text of ['', 'cheap', '12,99', '-1', '1.999', '12345678']) expect(centsOf(text)).toBeNull();
  expect(typedMoney(1290)).toBe('12.90');
});

test('round-trips a time through the input', () => {
  const moment = '2026-03-10T18:55:00.000Z';
  expect(fromLocalInput(toLocalInput(moment))).toBe(moment);
  expect(toLocalInput(null)).toBe('');
  expect(fromLocalInput('')).toBeNull();
});
