import type { SumLine } from '@datacoach/contract';
import type { ChangePreview } from '../payment-provider.ts';
import type { BillingSubscription, MoneyOff, PlanItem } from './billing-object.ts';

/**
 * What a plan costs that begins now in place of another: its price without discount and without the other's unused time.
 * @param paid what the running period was paid with
 */
export function changePreview(
  subscription: BillingSubscription,
  { item, off, paid, credit }: { item: PlanItem; off: MoneyOff | null; paid: number; credit: number },
  now: number,
): ChangePreview {
  const { currentStart, currentEnd, status } = subscription;
  const share = Math.max(0, (currentEnd - reckonedAt(now, currentStart)) / (currentEnd - currentStart));
  const unused = status === 'active' ? Math.round(paid * share) : 0;
  const discount = Math.min(item.amount, off?.amount ?? 0);
  const lines: SumLine[] = [{ text: titleOf(item), amount: item.amount }];
  if (discount > 0) lines.push({ text: 'Discount', amount: -discount });
  const price = item.amount - discount;
  const have = unused + credit;
  if (unused > 0) lines.push({ text: `Unused time of ${titleOf(subscription.item)}`, amount: -unused });
  if (credit > 0) lines.push({ text: 'Credit', amount: -credit });
  return { lines, total: Math.max(0, price - have), creditLeft: Math.max(0, have - price) };
}

const HOUR_MS = 60 * 60_000;

/** Unused time is reckoned from the beginning of the hour, so that what was told is what is paid. */
export function reckonedAt(now: number, currentStart: number): number {
  return Math.max(currentStart, Math.floor(now / HOUR_MS) * HOUR_MS);
}

const PERIOD_WORDS = { 5: 'monthly', 10: 'quarterly', 15: 'yearly' } as const;
const LABELS = { Platinum: 'Platinum', Diamond: 'Diamond', TeamPlan: 'Team Analytics' } as const;

/** `Platinum, monthly` */
export function titleOf({ planName, period }: PlanItem): string {
  return `${LABELS[planName]}, ${PERIOD_WORDS[period]}`;
}
