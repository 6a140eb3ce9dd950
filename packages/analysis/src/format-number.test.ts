import { expect, test } from 'vitest';
import { addUnit, counted, formatNumber, formatSigned, formatSpan } from './format-number.ts';

test.each([
  [0, 0, '0'],
  [12.345, 1, '12.3'],
  [999, 0, '999'],
  [1480, 0, '1,480'],
  [1234567.89, 2, '1,234,567.89'],
  [-1.25, 1, '−1.3'],
  [-0.01, 0, '0'],
])('%d with %i decimals', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

test.each([
  [0.14, 2, '+0.14'],
  [-0.14, 2, '−0.14'],
  [0.001, 2, '0.00'],
])('%d as a difference', (value, decimals, text) => {
  expect(formatSigned(value, decimals)).toBe(text);
});

test.each([
  [50.9, '51 s'],
  [59.6, '1 min'],
  [600, '10 min'],
  [3599, '1 h'],
  [18_000, '5 h'],
  [148_320, '41 h 12 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatSpan(seconds)).toBe(text);
});

test('units follow their number, a percent sign without a space', () => {
  expect(addUnit('54', '%')).toBe('54%');
  expect(addUnit('1.31', 's')).toBe('1.31 s');
  expect(addUnit('3', '')).toBe('3');
});

test.each([
  [0, '0 games'],
  [1, '1 game'],
  [1200, '1,200 games'],
])('%i as a count', (count, text) => {
  expect(counted(count, 'game')).toBe(text);
});
