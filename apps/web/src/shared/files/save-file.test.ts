import { expect, test } from 'vitest';
import { formatCsv } from './save-file.ts';

test('numbers in CSV are rounded, and text is kept', () => {
  expect(formatCsv([['a,b', 0.1 + 0.2, 402.66666666666663, 5, null, '=1']])).toBe(
    '"a,b",0.3,402.667,5,,\'=1\r\n',
  );
});
