import { MONTHS_OF_PERIOD } from '@datacoach/contract';
import { monthsAfter } from '../../../platform/clock/months-after.ts';
import type { BillingCustomer, BillingSubscription, MoneyOff, PlanItem } from './billing-object.ts';
import { titleOf } from './change-preview.ts';

/** The period that begins at `start`, ending on the billing day of `anchorAt`. */
export function periodFrom(start: number, anchorAt: number, { period }: PlanItem) {
  const months = MONTHS_OF_PERIOD[period];
  let count = months;
  while (monthsAfter(anchorAt, count) <= start) count += months;
  return { anchorAt, currentStart: start, currentEnd: monthsAfter(anchorAt, count) };
}

/** What a period costs, with the discount and the credit that it is paid with. */
export function reckon(item: PlanItem, off: MoneyOff | null, customer: BillingCustomer) {
  const discount = Math.min(item.amount, off?.amount ?? 0);
  const credit = Math.min(customer.credit, item.amount - discount);
  const lines = [
    { text: titleOf(item), amount: item.amount },
    ...(discount > 0 ? [{ text: 'Discount', amount: -discount }] : []),
    ...(credit > 0 ? [{ text: 'Credit', amount: -credit }] : []),
  ];
  return { lines, total: item.amount - discount - credit, credit };
}

/** What the next invoice of a subscription asks for; null when none comes. */
export function nextAmountOf({ status, cancelAtEnd, item, next, off }: BillingSubscription, credit: number) {
  if (status === 'ended' || cancelAtEnd) return null;
  const price = next ? next.amount : item.amount - Math.min(item.amount, off?.amount ?? 0);
  return price - Math.min(price, credit);
}

/** What is left of a discount after an invoice. */
export function usedOnce(off: MoneyOff | null): MoneyOff | null {
  if (!off || off.cycles === null) return off;
  return off.cycles > 1 ? { ...off, cycles: off.cycles - 1 } : null;
}

export function pays({ card }: BillingCustomer): boolean {
  return card !== null && !card.failsLater;
}
