import { expect, test } from 'vitest';
import { centsOf, limitOf, typedMoney, wholeOf } from './change-prices.ts';

test('typed money is cents to the last one; what is none says so', () => {
  expect(['12.99', '$40', '0.5', '1234567.89'].map((text) => centsOf(text, 'Price'))).toEqual([
    1299, 4000, 50, 123_456_789,
  ]);
  for (const text of ['', '12,99', '-1', '1.999', 'free']) {
    expect(() => centsOf(text, 'Monthly')).toThrow('Monthly: enter a price such as 12.99.');
  }
  expect(typedMoney(1290)).toBe('12.90');
});

test('a limit is a whole number, or none where nothing is typed', () => {
  expect([limitOf('', 'Orders'), limitOf(' 10 ', 'Orders')]).toEqual([null, 10]);
  expect(() => wholeOf('1.5', 'Tokens')).toThrow('Tokens: enter a whole number.');
});
