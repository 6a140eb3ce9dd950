import { MONTHS_OF_PERIOD, PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { monthsAfter } from '../../platform/clock/months-after.ts';
import { judgeCodes } from './judge-discounts.ts';
import { dollars, splitTax, takenOff } from './money.ts';
import { moneyOff } from './order-discounts.ts';
import type { PlanItem } from './payment-provider.ts';
import { dayOf, ordinal, PERIOD_TEXT } from './payment-words.ts';
import type { Buyer, PlanWanted, PricedOrder } from './priced-order.ts';
import { titleOf } from './sandbox/change-preview.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

/** More than what runs: it begins today, what is unused of the other is taken off. */
export async function priceChangeNow(
  context: Context,
  { userId }: Buyer,
  { codes }: PlanWanted,
  live: SubscriptionRow,
  item: PlanItem,
): Promise<PricedOrder> {
  const { db, clock, paymentProvider: provider } = context;
  const now = clock.now();
  const { good, refused } = await judgeCodes(context, db, userId, { codes, target: item }, now);
  const off = moneyOff(good, takenOff(item.amount, good));
  const { lines, total, creditLeft } = await provider.previewChange(live.id, item, off);
  const end = new Date(monthsAfter(now.getTime(), MONTHS_OF_PERIOD[item.period]));
  const price = item.amount - (off && off.cycles !== 1 ? off.amount : 0);
  return {
    quote: {
      title: titleOf(item),
      takesEffect: 'now',
      lines,
      due: splitTax(total, provider.taxPercent),
      taxPercent: provider.taxPercent,
      creditLeft,
      next: { at: end.toISOString(), amount: Math.max(0, price - creditLeft), currency: 'usd' },
      changes: [
        `${PLAN_LABELS[item.planName]} opens at once, paid by the card on file.`,
        `What you have not used of ${PLAN_LABELS[live.planName]} is taken off.`,
        ...(creditLeft > 0 ? [`${dollars(creditLeft)} are left and pay for your next invoices.`] : []),
        `A new period begins today: your billing day is the ${now.getUTCDate()}${ordinal(now.getUTCDate())} from now on.`,
      ],
      codes: good.map(({ code }) => code),
      refusedCodes: refused,
      offeredCode: null,
    },
    discounts: good,
    plan: { item, off, trialDays: null },
    tokens: null,
    changes: live,
  };
}

/** Less than what runs: it begins with the next period, and nothing is paid today. */
export function priceChangeLater(
  { codes }: PlanWanted,
  live: SubscriptionRow,
  item: PlanItem,
  taxPercent: number | null,
): PricedOrder {
  const at = live.currentEnd;
  const old = PLAN_LABELS[live.planName];
  const label = PLAN_LABELS[item.planName];
  return {
    quote: {
      title: titleOf(item),
      takesEffect: 'periodEnd',
      lines: [],
      due: splitTax(0, taxPercent),
      taxPercent,
      creditLeft: 0,
      next: { at: at.toISOString(), amount: item.amount, currency: 'usd' },
      changes: [
        `You keep ${old} until ${dayOf(at)}, as you have paid for it.`,
        `From then on it is ${titleOf(item)} for ${dollars(item.amount)} ${PERIOD_TEXT[item.period]}.`,
        ...(live.planName === item.planName
          ? []
          : [`Nothing is deleted. What ${label} does not open waits until you come back.`]),
      ],
      codes: [],
      refusedCodes: codes.map((code) => ({
        code,
        message: 'Codes count when you pay. Nothing is paid for this change now.',
      })),
      offeredCode: null,
    },
    discounts: [],
    plan: { item, off: null, trialDays: null },
    tokens: null,
    changes: live,
  };
}
