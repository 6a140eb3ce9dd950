import { MONTHS_BY_PERIOD, type SumLine } from '@datacoach/contract';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { addMonths } from '../../../platform/clock/time-zones.ts';
import type { ChangePreview } from '../payment-provider.ts';
import type { AppliedDiscount, BillingCustomer, BillingSubscription, PlanItem } from './billing-object.ts';

/**
 * Returns the cost of a plan that replaces another now: its price without discount, minus the other's unused time.
 * @param paid what was paid for the current period
 */
export function calculateChangePreview(
  subscription: BillingSubscription,
  { item, off, paid, credit }: { item: PlanItem; off: AppliedDiscount | null; paid: number; credit: number },
  now: number,
): ChangePreview {
  const { currentStart, currentEnd, status } = subscription;
  const share = Math.max(
    0,
    (currentEnd - getCalculationTime(now, currentStart)) / (currentEnd - currentStart),
  );
  const unused = status === 'active' ? Math.round(paid * share) : 0;
  const discount = Math.min(item.amount, off?.amount ?? 0);
  const lines: SumLine[] = [{ text: formatTitle(item), amount: item.amount }];
  if (discount > 0) lines.push({ text: 'Discount', amount: -discount });
  const price = item.amount - discount;
  const have = unused + credit;
  if (unused > 0) lines.push({ text: `Unused time of ${formatTitle(subscription.item)}`, amount: -unused });
  if (credit > 0) lines.push({ text: 'Credit', amount: -credit });
  return { lines, total: Math.max(0, price - have), creditLeft: Math.max(0, have - price) };
}

/** Rounds unused time down to the hour, so the quoted price is the one that is paid. */
export function getCalculationTime(now: number, currentStart: number): number {
  return Math.max(currentStart, Math.floor(now / HOUR_MS) * HOUR_MS);
}

const PERIOD_LABELS = { 5: 'monthly', 10: 'quarterly', 15: 'yearly' } as const;
const LABELS = { Platinum: 'Platinum', Diamond: 'Diamond', TeamPlan: 'Team Analytics' } as const;

/** `Platinum, monthly` */
export function formatTitle({ planName, period }: PlanItem): string {
  return `${LABELS[planName]}, ${PERIOD_LABELS[period]}`;
}

/** Returns the period that starts at `start` and ends on the billing day of `anchorAt`. */
export function calculatePeriod(start: number, anchorAt: number, { period }: PlanItem) {
  const months = MONTHS_BY_PERIOD[period];
  let count = months;
  while (addMonths(anchorAt, count) <= start) count += months;
  return { anchorAt, currentStart: start, currentEnd: addMonths(anchorAt, count) };
}

/** Calculates a period's invoice with discount and credit. */
export function calculateInvoice(item: PlanItem, off: AppliedDiscount | null, customer: BillingCustomer) {
  const discount = Math.min(item.amount, off?.amount ?? 0);
  const credit = Math.min(customer.credit, item.amount - discount);
  const lines = [
    { text: formatTitle(item), amount: item.amount },
    ...(discount > 0 ? [{ text: 'Discount', amount: -discount }] : []),
    ...(credit > 0 ? [{ text: 'Credit', amount: -credit }] : []),
  ];
  return { lines, total: item.amount - discount - credit, credit };
}

/** Returns the amount of a subscription's next invoice; null if there is none. */
export function calculateNextAmount(
  { status, cancelAtEnd, item, next, off }: BillingSubscription,
  credit: number,
) {
  if (status === 'ended' || cancelAtEnd) return null;
  const price = next ? next.amount : item.amount - Math.min(item.amount, off?.amount ?? 0);
  return price - Math.min(price, credit);
}

/** Returns what is left of a discount after an invoice. */
export function removeOneTimeDiscount(off: AppliedDiscount | null): AppliedDiscount | null {
  if (!off || off.cycles === null) return off;
  return off.cycles > 1 ? { ...off, cycles: off.cycles - 1 } : null;
}

export function hasWorkingCard({ card }: BillingCustomer): boolean {
  return card !== null && !card.failsLater;
}
