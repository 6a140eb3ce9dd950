import { expect, test } from 'vitest';
import { formatMoney, formatShare, formatStorage, listSubscriptionCells } from './overview-text.ts';

test("formats money as on players' screens, other currencies by their code", () => {
  expect([
    formatMoney(9998, 'usd'),
    formatMoney(129_900, 'usd'),
    formatMoney(-650, 'usd'),
    formatMoney(500, 'eur'),
  ]).toEqual(['$99.98', '$1,299.00', '−$6.50', 'EUR 5.00']);
});

test('rounds shares and storage sensibly', () => {
  expect([formatShare(0, 0), formatShare(3, 3), formatShare(2, 3)]).toEqual(['none', '100%', '66.7%']);
  expect([formatStorage(1_500_000), formatStorage(151_000_000), formatStorage(2_340_000_000)]).toEqual([
    '1.5 MB',
    '151 MB',
    '2.3 GB',
  ]);
});

test('lists each plan and billing period in the CSV of subscriptions, in dollars', () => {
  const row = {
    planName: 'TeamPlan',
    period: 10,
    paying: 2,
    onTrial: 3,
    monthly: 2598,
    payingBefore: 4,
  } as const;
  expect(
    listSubscriptionCells([
      { ...row, started: 5, ended: 6 },
      { ...row, planName: 'Platinum', period: 15, started: 0, ended: 0 },
    ]),
  ).toEqual([
    ['Plan', 'Billed', 'Paying now', 'On trial', 'USD per month', 'Paying before', 'New', 'Ended'],
    ['Team Analytics', 'Every 3 months', 2, 3, 25.98, 4, 5, 6],
    ['Platinum', 'Yearly', 2, 3, 25.98, 4, 0, 0],
  ]);
});
