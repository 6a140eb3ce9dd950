import { MONTHS_OF_PERIOD, PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { monthsAfter } from '../../platform/clock/months-after.ts';
import type { PricedPlan } from '../membership/index.ts';
import { judgeCodes, offeredCode } from './judge-discounts.ts';
import { dollars, splitTax, takenOff } from './money.ts';
import { discountLines, moneyOff, sumOf } from './order-discounts.ts';
import type { PlanItem } from './payment-provider.ts';
import { dayOf, PERIOD_TEXT } from './payment-words.ts';
import type { Buyer, PlanWanted, PricedOrder } from './priced-order.ts';
import { requireTrial, trialRefused } from './require-trial.ts';
import { titleOf } from './sandbox/change-preview.ts';
import { findCustomer } from './subscription.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An order of one who has no plan that runs: what he pays at the checkout, or the trial that begins there. */
export async function priceNewPlan(
  context: Context,
  { userId }: Buyer,
  { codes, trial }: PlanWanted,
  plan: PricedPlan,
  item: PlanItem,
): Promise<PricedOrder> {
  const { db, clock, paymentProvider: provider } = context;
  const now = clock.now();
  const trialOffer = trial ? await requireTrial(db, userId, plan, item, now) : null;
  if (trialOffer && codes.length > 0) {
    throw trialRefused('Discount codes count when you pay. Take the code out to start the trial.');
  }
  const { good, refused } = await judgeCodes(context, db, userId, { codes, target: item }, now);
  const off = takenOff(item.amount, good);
  const cycles = good[0]?.firstCycles ?? null;
  const price = item.amount - sumOf(off);
  const customer = await findCustomer(db, userId);
  const credit = customer ? await provider.creditOf(customer.customerId) : 0;
  // A plan that has ended may have left some over; the first invoice takes it first.
  const used = trialOffer ? 0 : Math.min(price, credit);
  const creditLeft = credit - used;
  const billed = trialOffer
    ? now.getTime() + trialOffer.days * DAY_MS
    : monthsAfter(now.getTime(), MONTHS_OF_PERIOD[item.period]);
  const nextAmount = trialOffer || (good.length > 0 && cycles === 1) ? item.amount : price;
  return {
    quote: {
      title: titleOf(item),
      takesEffect: 'checkout',
      lines: [
        { text: titleOf(item), amount: item.amount },
        ...discountLines(good, off),
        ...(trialOffer ? [{ text: `${trialOffer.days} days of trial`, amount: -item.amount }] : []),
        ...(used > 0 ? [{ text: 'Credit', amount: -used }] : []),
      ],
      due: splitTax(trialOffer ? 0 : price - used, provider.taxPercent),
      taxPercent: provider.taxPercent,
      creditLeft,
      next: {
        at: new Date(billed).toISOString(),
        amount: Math.max(0, nextAmount - creditLeft),
        currency: 'usd',
      },
      changes: trialOffer
        ? trialSentences(item, new Date(billed))
        : paidSentences(item, new Date(billed), cycles),
      codes: good.map(({ code }) => code),
      refusedCodes: refused,
      offeredCode: good.length > 0 || trialOffer ? null : await offeredCode(context, db, userId, item, now),
    },
    discounts: good,
    plan: { item, off: moneyOff(good, off), trialDays: trialOffer?.days ?? null },
    tokens: null,
    changes: null,
  };
}

function trialSentences({ planName, period, amount }: PlanItem, end: Date): string[] {
  return [
    `${PLAN_LABELS[planName]} opens at once and is free until ${dayOf(end)}.`,
    `Then it costs ${dollars(amount)} ${PERIOD_TEXT[period]}. We remind you 3 days and 1 day before; cancel until then and nothing is charged.`,
    'If you cancel, you go back to Basic and keep everything.',
  ];
}

/** @param cycles payments that a discount counts for; null: there is none, or it counts for ever */
function paidSentences({ planName }: PlanItem, renewal: Date, cycles: number | null): string[] {
  const discount = cycles !== null && cycles > 1 ? `; the discount counts for ${cycles} payments` : '';
  return [
    `${PLAN_LABELS[planName]} opens as soon as you have paid.`,
    `It renews on ${dayOf(renewal)}${discount}. Cancel whenever you like: access stays to the end of the period.`,
    'Your replays of this month are counted anew from your billing day, which is today.',
  ];
}
