import { expect, test } from 'vitest';
import { formatFileSize, formatNumber, kilometersPerHour } from './number.ts';

test.each([
  [0, 0, '0'],
  [12.345, 1, '12.3'],
  [999, 0, '999'],
  [1480, 0, '1\u202f480'],
  [1234567.89, 2, '1\u202f234\u202f567.89'],
  [-1.25, 1, '−1.3'],
  [-0.01, 0, '0'],
])('%d with %i decimals', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

test('2778 uu/s is 100 km/h', () => {
  expect(kilometersPerHour(2778)).toBe(100);
  expect(Math.round(kilometersPerHour(6000))).toBe(216);
});

test.each([
  [0, '0.00 MB'],
  [900, '0.01 MB'],
  [1_067_300, '1.07 MB'],
])('%i bytes', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
