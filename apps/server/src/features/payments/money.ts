import { type BillingPeriod, DISCOUNT_TYPES, type DiscountType, type Sum } from '@datacoach/contract';
import type { DiscountRow } from './discount.repository.ts';
import type { AppliedDiscount } from './payment-provider.ts';

export const PERIOD_TEXT: Readonly<Record<BillingPeriod, string>> = {
  5: 'a month',
  10: 'every 3 months',
  15: 'a year',
};

/** Splits a total that includes tax; net and tax add up to it exactly to the cent. */
export function splitTax(total: number, taxPercent: number | null): Sum {
  const tax = taxPercent === null ? 0 : Math.round((total * taxPercent) / (100 + taxPercent));
  return { net: total - tax, tax, total, currency: 'usd' };
}

/** Returns what each discount takes off an amount: percentages before flat ones, never below 0, to the cent. */
export function calculateDiscounts(
  amount: number,
  discounts: readonly { type: DiscountType; amount: number }[],
): number[] {
  const off = new Map<(typeof discounts)[number], number>();
  let left = amount;
  for (const type of [DISCOUNT_TYPES.percentage, DISCOUNT_TYPES.flat]) {
    for (const discount of discounts.filter((one) => one.type === type)) {
      const remaining =
        type === DISCOUNT_TYPES.flat ? discount.amount : Math.round((left * discount.amount) / 100);
      const taken = Math.min(left, remaining);
      off.set(discount, taken);
      left -= taken;
    }
  }
  return discounts.map((discount) => off.get(discount) ?? 0);
}

/** `$12.99` */
export function formatDollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${(Math.abs(amount) / 100).toFixed(2)}`;
}

/** @param off what each discount takes off, in cents */
export function sumDiscounts(
  discounts: readonly DiscountRow[],
  off: readonly number[],
): AppliedDiscount | null {
  return discounts.length > 0 ? { amount: sumAmounts(off), cycles: discounts[0]!.firstCycles } : null;
}

/** @param off what each discount takes off, in cents */
export function listDiscountLines(discounts: readonly DiscountRow[], off: readonly number[]) {
  return discounts.map(({ code }, at) => ({ text: `Discount ${code}`, amount: -(off[at] ?? 0) }));
}

export function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
