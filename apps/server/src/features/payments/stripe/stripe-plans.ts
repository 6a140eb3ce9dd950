import { BILLING_PERIODS, type BillingPeriod, PAID_PLAN_NAMES, type PaidPlanName } from '@datacoach/contract';
import Stripe from 'stripe';
import type { AppliedDiscount, PlanItem } from '../payment-provider.ts';
import { formatTitle } from '../sandbox/billing-period.ts';

/** Billing periods as Stripe intervals. */
const INTERVALS = {
  [BILLING_PERIODS.monthly]: { interval: 'month', interval_count: 1 },
  [BILLING_PERIODS.quarterly]: { interval: 'month', interval_count: 3 },
  [BILLING_PERIODS.yearly]: { interval: 'year', interval_count: 1 },
} as const satisfies Record<BillingPeriod, { interval: 'month' | 'year'; interval_count: number }>;

export function toBillingInterval(period: BillingPeriod) {
  return INTERVALS[period];
}

/** Returns the id of a plan's product, the same in every Stripe account. */
export function getProductId(planName: PaidPlanName): string {
  return `datacoach_${planName.toLowerCase()}`;
}

/** Returns a plan's price for Stripe, including tax (decisions.md 7.5). */
export function toPriceData({ planName, period, amount }: PlanItem) {
  return {
    currency: 'usd',
    product: getProductId(planName),
    unit_amount: amount,
    recurring: toBillingInterval(period),
    tax_behavior: 'inclusive',
  } as const;
}

/** Returns the plan of a price; null if the price isn't ours. */
export function toPlanItem(price: Stripe.Price): PlanItem | null {
  const product = typeof price.product === 'string' ? price.product : price.product.id;
  const planName = PAID_PLAN_NAMES.find((name) => getProductId(name) === product);
  const period = Object.values(BILLING_PERIODS).find((one) => {
    const { interval, interval_count } = toBillingInterval(one);
    return price.recurring?.interval === interval && price.recurring.interval_count === interval_count;
  });
  return planName && period ? { planName, period, amount: price.unit_amount ?? 0 } : null;
}

/** Returns a discount as a Stripe coupon, which repeats by months. */
export function toCoupon({ amount, cycles }: AppliedDiscount, period: BillingPeriod) {
  const { interval, interval_count } = toBillingInterval(period);
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
export function toNextPlanNotes(item: PlanItem | null): Record<string, string> {
  return {
    nextPlan: item?.planName ?? '',
    nextPeriod: item ? String(item.period) : '',
    nextAmount: item ? String(item.amount) : '',
  };
}

export function parseNextPlanNotes(notes: Stripe.Metadata): PlanItem | null {
  const planName = PAID_PLAN_NAMES.find((name) => name === notes.nextPlan);
  const period = Object.values(BILLING_PERIODS).find((one) => String(one) === notes.nextPeriod);
  return planName && period ? { planName, period, amount: Number(notes.nextAmount) } : null;
}

/** What must exist in the Stripe account before a sale. */
export interface StripeCatalog {
  requireProduct(item: PlanItem): Promise<void>;
  /** Null without a discount. */
  listDiscountCoupons(off: AppliedDiscount | null, item: PlanItem): Promise<{ coupon: string }[] | null>;
}

export function createStripeCatalog(stripe: Stripe): StripeCatalog {
  const known = new Set<string>();

  async function createOnce(id: string, create: () => Promise<unknown>): Promise<void> {
    if (known.has(id)) return;
    await create().catch((error: unknown) => {
      const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    });
    known.add(id);
  }

  /** A price needs its plan's product. */
  async function requireProduct({ planName, period, amount }: PlanItem): Promise<void> {
    const id = getProductId(planName);
    const name = formatTitle({ planName, period, amount }).replace(/,.*$/, '');
    await createOnce(id, () => stripe.products.create({ id, name }));
  }

  async function listDiscountCoupons(off: AppliedDiscount | null, item: PlanItem) {
    if (!off || off.amount === 0) return null;
    const coupon = toCoupon(off, item.period);
    const months = coupon.duration === 'repeating' ? `_${coupon.duration_in_months}` : '';
    const id = `datacoach_${coupon.amount_off}_${coupon.duration}${months}`;
    // The same for every quote, so that looking at prices leaves no coupons behind.
    await createOnce(id, () => stripe.coupons.create({ id, ...coupon }));
    return [{ coupon: id }];
  }

  return { requireProduct, listDiscountCoupons };
}
