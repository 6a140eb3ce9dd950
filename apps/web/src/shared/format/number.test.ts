import { expect, test } from 'vitest';
import { formatFileSize, kilometersPerHour } from './number.ts';

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
