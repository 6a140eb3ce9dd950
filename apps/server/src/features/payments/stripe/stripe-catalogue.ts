import Stripe from 'stripe';
import type { MoneyOff, PlanItem } from '../payment-provider.ts';
import { titleOf } from '../sandbox/change-preview.ts';
import { couponOf, productIdOf } from './stripe-plans.ts';

/** What has to stand in the account of Stripe before something is sold by it. */
export interface StripeCatalogue {
  requireProduct(item: PlanItem): Promise<void>;
  /** Null where nothing is taken off. */
  discountsOf(off: MoneyOff | null, item: PlanItem): Promise<{ coupon: string }[] | null>;
}

export function stripeCatalogue(stripe: Stripe): StripeCatalogue {
  const known = new Set<string>();

  /** The plan's product exists before a price names it. */
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
