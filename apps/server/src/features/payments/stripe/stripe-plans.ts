import { BILLING_PERIODS, type BillingPeriod, PAID_PLAN_NAMES, type PaidPlanName } from '@datacoach/contract';
import Stripe from 'stripe';
import type { MoneyOff, PlanItem } from '../payment-provider.ts';
import { titleOf } from '../sandbox/billing-period.ts';

/** Billing periods as Stripe intervals. */
const INTERVALS = {
  [BILLING_PERIODS.monthly]: { interval: 'month', interval_count: 1 },
  [BILLING_PERIODS.quarterly]: { interval: 'month', interval_count: 3 },
  [BILLING_PERIODS.yearly]: { interval: 'year', interval_count: 1 },
} as const satisfies Record<BillingPeriod, { interval: 'month' | 'year'; interval_count: number }>;

export function intervalOf(period: BillingPeriod) {
  return INTERVALS[period];
}

/** Returns the id of a plan's product, the same in every Stripe account. */
export function productIdOf(planName: PaidPlanName): string {
  return `datacoach_${planName.toLowerCase()}`;
}

/** Returns a plan's price for Stripe, including tax (decisions.md 7.5). */
export function priceDataOf({ planName, period, amount }: PlanItem) {
  return {
    currency: 'usd',
    product: productIdOf(planName),
    unit_amount: amount,
    recurring: intervalOf(period),
    tax_behavior: 'inclusive',
  } as const;
}

/** Returns the plan of a price; null if the price isn't ours. */
export function planItemOf(price: Stripe.Price): PlanItem | null {
  const product = typeof price.product === 'string' ? price.product : price.product.id;
  const planName = PAID_PLAN_NAMES.find((name) => productIdOf(name) === product);
  const period = Object.values(BILLING_PERIODS).find((one) => {
    const { interval, interval_count } = intervalOf(one);
    return price.recurring?.interval === interval && price.recurring.interval_count === interval_count;
  });
  return planName && period ? { planName, period, amount: price.unit_amount ?? 0 } : null;
}

/** Returns a discount as a Stripe coupon, which repeats by months. */
export function couponOf({ amount, cycles }: MoneyOff, period: BillingPeriod) {
  const { interval, interval_count } = intervalOf(period);
  const months = interval === 'year' ? 12 : interval_count;
  const duration =
    cycles === null
      ? ({ duration: 'forever' } as const)
      : cycles === 1
        ? ({ duration: 'once' } as const)
        : ({ duration: 'repeating', duration_in_months: cycles * months } as const);
  return { amount_off: amount, currency: 'usd', ...duration };
}

/** Formats the scheduled plan for the subscription's metadata, next to the schedule that applies it. */
export function notesOfNext(item: PlanItem | null): Record<string, string> {
  return {
    nextPlan: item?.planName ?? '',
    nextPeriod: item ? String(item.period) : '',
    nextAmount: item ? String(item.amount) : '',
  };
}

export function nextOfNotes(notes: Stripe.Metadata): PlanItem | null {
  const planName = PAID_PLAN_NAMES.find((name) => name === notes.nextPlan);
  const period = Object.values(BILLING_PERIODS).find((one) => String(one) === notes.nextPeriod);
  return planName && period ? { planName, period, amount: Number(notes.nextAmount) } : null;
}

/** What must exist in the Stripe account before a sale. */
export interface StripeCatalog {
  requireProduct(item: PlanItem): Promise<void>;
  /** Null without a discount. */
  discountsOf(off: MoneyOff | null, item: PlanItem): Promise<{ coupon: string }[] | null>;
}

export function stripeCatalog(stripe: Stripe): StripeCatalog {
  const known = new Set<string>();

  /** A price needs its plan's product. */
  async function requireProduct({ planName, period, amount }: PlanItem): Promise<void> {
    const id = productIdOf(planName);
    if (known.has(id)) return;
    const name = titleOf({ planName, period, amount }).replace(/,.*$/, '');
    await stripe.products.create({ id, name }).catch((error: unknown) => {
      const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    });
    known.add(id);
  }

  async function discountsOf(off: MoneyOff | null, item: PlanItem): Promise<{ coupon: string }[] | null> {
    if (!off || off.amount === 0) return null;
    return [{ coupon: (await stripe.coupons.create(couponOf(off, item.period))).id }];
  }

  return { requireProduct, discountsOf };
}
