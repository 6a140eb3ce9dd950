import type { MyPayments, Plan, PlanName } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { formatPeriod, getPlanOffer, suggestPlan } from './plan-offer.ts';

const plan = (name: PlanName, trials: Plan['trials'] = []): Plan => ({
  name,
  tier: 5,
  replayLimit: 1,
  isFairUse: false,
  coachingSessions: 0,
  coachingMinutes: 0,
  features: { PolrAnalytics: 10, TrainingPackCodes: 10, ProgressionTracking: 10, 'Playlist Access': 10 },
  prices: [],
  trials,
});
const own = (fields: Partial<MyPayments> = {}): MyPayments => ({
  planName: 'Basic',
  hasSeat: false,
  subscription: null,
  trial: null,
  tried: [],
  cameByFriend: false,
  card: null,
  provider: 'sandbox',
  ...fields,
});
const paying = (planName: 'Platinum' | 'Diamond', rest = {}): Partial<MyPayments> => ({
  planName,
  subscription: {
    planName,
    period: 5,
    status: 'active',
    amount: 1299,
    currency: 'usd',
    currentEnd: '2026-03-10T00:00:00.000Z',
    nextAmount: 1299,
    cancelAtEnd: false,
    next: null,
    graceEndsAt: null,
    refund: { amount: 0, until: null, reason: null },
    ...rest,
  },
});
const PLATINUM = plan('Platinum', [
  { rule: 'open', days: 7, period: null },
  { rule: 'card', days: 30, period: 15 },
]);
const DIAMOND = plan('Diamond', [
  { rule: 'friend-code', days: 15, period: null },
  { rule: 'card', days: 30, period: 15 },
]);
const offers = (fields: Partial<MyPayments>, period: 5 | 15 = 5) =>
  [plan('Basic'), PLATINUM, DIAMOND, plan('TeamPlan')].map(
    (one) => getPlanOffer(one, own(fields), period).label,
  );

test('offers Basic users a Platinum trial without a card, and a Diamond trial by invitation or with a yearly plan', () => {
  expect(offers({})).toEqual(['Your plan', 'Try 7 days', 'Choose Diamond', 'For coaches']);
  expect(offers({ cameByFriend: true })[2]).toBe('Try 15 days');
  expect(offers({}, 15)[2]).toBe('Try 30 days');
  expect(offers({ tried: ['Platinum', 'Diamond'] }, 15).slice(1, 3)).toEqual([
    'Choose Platinum',
    'Choose Diamond',
  ]);
  expect(suggestPlan(own())).toBe('Platinum');
});

test('lets subscribers change plans or go back to Basic, and shows what comes next', () => {
  expect(offers(paying('Platinum'))).toEqual([
    'Go back to Basic',
    'Your plan',
    'Change to Diamond',
    'For coaches',
  ]);
  expect(getPlanOffer(PLATINUM, own(paying('Diamond')), 5).note).toBe('at the next billing period');
  expect(getPlanOffer(PLATINUM, own(paying('Platinum', { status: 'past_due' })), 5).note).toBe(
    'the last payment failed',
  );
  expect(getPlanOffer(PLATINUM, own(paying('Platinum')), 15).note).toBe('right away, minus your unused time');
  expect(offers(paying('Diamond', { next: { planName: 'Platinum', period: 5 } }))[1]).toBe('Comes next');
  expect(offers(paying('Diamond', { cancelAtEnd: true }))[0]).toBe('Comes next');
  expect(offers({ planName: 'TeamPlan', hasSeat: true })[3]).toBe('Your plan');
  expect(offers({ planName: 'Platinum', trial: { planName: 'Platinum', endsAt: '' } })[1]).toBe(
    'Keep Platinum',
  );
});

test('a billing period promises only what it saves', () => {
  const priced = (monthly: number, quarterly: number) => ({
    prices: [
      { period: 5 as const, amount: monthly, currency: 'usd' as const },
      { period: 10 as const, amount: quarterly, currency: 'usd' as const },
    ],
  });
  expect(formatPeriod(10, [priced(1299, 3507)])).toBe('Quarterly, 10% off');
  expect(formatPeriod(10, [priced(1299, 3507), priced(1000, 2400), { prices: [] }])).toBe(
    'Quarterly, up to 20% off',
  );
  expect(formatPeriod(10, [priced(1000, 2999)])).toBe('Quarterly');
  expect(formatPeriod(10, [priced(1000, 3100)])).toBe('Quarterly');
  expect(formatPeriod(5, [priced(1000, 2400)])).toBe('Monthly');
});
