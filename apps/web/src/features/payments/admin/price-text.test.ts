import { expect, test } from 'vitest';
import {
  describeAmount,
  describePrice,
  describeScope,
  describeTrial,
  getDiscountState,
} from './managed-prices.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const code = {
  id: 'an id',
  version: 1,
  code: 'SUMMER',
  type: 10,
  amount: 20,
  plans: [],
  periods: [],
  forTokens: false,
  firstCycles: null,
  onlyReferred: false,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  perUserLimit: null,
  note: '',
  uses: 3,
} as const satisfies Parameters<typeof describeScope>[0];

test('describes the discount of a code and what it applies to', () => {
  expect([describeAmount(code), describeAmount({ type: 5, amount: 550 })]).toEqual(['20%', '$5.50']);
  expect(describeScope(code)).toBe('all plans');
  expect(
    describeScope({
      ...code,
      plans: ['TeamPlan'],
      periods: [15],
      forTokens: true,
      firstCycles: 1,
      onlyReferred: true,
    }),
  ).toBe('Team Analytics, tokens · yearly · first payment · for referred friends');
});

test('shows a code as planned, active, used up or ended', () => {
  const states = [
    { startsAt: '2026-03-11T00:00:00Z' },
    {},
    { totalLimit: 3 },
    { totalLimit: 3, endsAt: '2026-03-10T12:00:00Z' },
  ].map((part) => getDiscountState({ ...code, ...part }, NOW).word);
  expect(states).toEqual(['Planned', 'Active', 'Used up', 'Ended']);
});

test("describes a trial's length, audience and period", () => {
  expect(describeTrial({ days: 7, rule: 'open', period: null })).toBe('7 days, everyone, no card');
  expect(describeTrial({ days: 30, rule: 'card', period: 15 })).toBe('30 days, card required, yearly');
});

test('shows prices per month as customers see them, with what a longer period saves', () => {
  const prices = [
    { period: 5, amount: 1299, currency: 'usd' },
    { period: 10, amount: 3507, currency: 'usd' },
    { period: 15, amount: null, currency: 'usd' },
  ] as const;
  expect(([5, 10, 15] as const).map((period) => describePrice(prices, period))).toEqual([
    '$12.99 a month',
    '$11.69 a month, save 10%',
    '$0.00 a month',
  ]);
});
