import { DISCOUNT_TYPES, type DiscountType, type Sum } from '@datacoach/contract';

/** A total with its tax in it, taken apart; to the cent, net and tax make the total. */
export function splitTax(total: number, taxPercent: number | null): Sum {
  const tax = taxPercent === null ? 0 : Math.round((total * taxPercent) / (100 + taxPercent));
  return { net: total - tax, tax, total, currency: 'usd' };
}

/** What each discount takes off an amount: percentages before flat ones, never below 0, to the cent. */
export function takenOff(
  amount: number,
  discounts: readonly { type: DiscountType; amount: number }[],
): number[] {
  const off = new Map<(typeof discounts)[number], number>();
  let left = amount;
  for (const type of [DISCOUNT_TYPES.percentage, DISCOUNT_TYPES.flat]) {
    for (const discount of discounts.filter((one) => one.type === type)) {
      const wanted =
        type === DISCOUNT_TYPES.flat ? discount.amount : Math.round((left * discount.amount) / 100);
      const taken = Math.min(left, wanted);
      off.set(discount, taken);
      left -= taken;
    }
  }
  return discounts.map((discount) => off.get(discount) ?? 0);
}

/** `$12.99` */
export function dollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${(Math.abs(amount) / 100).toFixed(2)}`;
}
