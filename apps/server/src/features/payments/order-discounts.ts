import type { DiscountRow } from './discount.repository.ts';
import type { MoneyOff } from './payment-provider.ts';

/** @param off what each of the discounts takes off, cents */
export function moneyOff(discounts: readonly DiscountRow[], off: readonly number[]): MoneyOff | null {
  return discounts.length > 0 ? { amount: sumOf(off), cycles: discounts[0]!.firstCycles } : null;
}

/** @param off what each of the discounts takes off, cents */
export function discountLines(discounts: readonly DiscountRow[], off: readonly number[]) {
  return discounts.map(({ code }, at) => ({ text: `Discount ${code}`, amount: -(off[at] ?? 0) }));
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
