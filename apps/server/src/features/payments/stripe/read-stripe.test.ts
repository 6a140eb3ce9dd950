import { expect, test } from 'vitest';
import { readSubscription } from './read-stripe.ts';

const line = (product: string) => ({
  current_period_start: 0,
  current_period_end: 2_592_000,
  price: { id: 'price_1', product, unit_amount: 1299, recurring: { interval: 'month', interval_count: 1 } },
});
const subscription = (product: string) =>
  ({
    id: 'sub_1',
    status: 'active',
    start_date: 0,
    billing_cycle_anchor: 0,
    discounts: [],
    schedule: null,
    metadata: {},
    items: { data: [line(product)] },
  }) as never;

test('ignores payments for anything but our plans in the same Stripe account', () => {
  expect(readSubscription(subscription('prod_mugs'), { balance: 0 })).toBeNull();
  expect(readSubscription(subscription('datacoach_platinum'), { balance: 0 })?.item).toEqual({
    planName: 'Platinum',
    period: 5,
    amount: 1299,
  });
});
