import { expect, test } from 'vitest';
import { formatMoney } from '../../shared/format/number.ts';

test('divides cents by 100 and shows two decimals', () => {
  expect([0, 5, 1299, 47_990].map(formatMoney)).toEqual(['$0.00', '$0.05', '$12.99', '$479.90']);
  expect(formatMoney(-650)).toBe('−$6.50');
});
