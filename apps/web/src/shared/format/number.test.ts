import { expect, test } from 'vitest';
import { formatFileSize } from './number.ts';

test.each([
  [0, '0.00 MB'],
  [900, '0.01 MB'],
  [1_067_300, '1.07 MB'],
])('%i bytes', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
