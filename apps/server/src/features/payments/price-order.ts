import {
  type BillingPeriod,
  MONTHS_OF_PERIOD,
  PLAN_LABELS,
  type PlanTrial,
  type Quote,
  type UserType,
  type Wanted,
} from '@datacoach/contract';
import { monthsAfter } from '../../platform/clock/months-after.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  endOfTokens,
  isLarger,
  listPricedPlans,
  membershipOf,
  type PricedPlan,
  tokenProductsOf,
  triedPlans,
} from '../membership/index.ts';
import type { DiscountRow } from './discount.repository.ts';
import { judgeCodes, offeredCode } from './judge-discounts.ts';
import { dollars, splitTax, takenOff } from './money.ts';
import type { MoneyOff, PlanItem } from './payment-provider.ts';
import type { PaymentsContext } from './payments-context.ts';
import { titleOf } from './sandbox/change-preview.ts';
import { findCustomer, liveSubscription, type SubscriptionRow } from './subscription.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface Buyer {
  userId: string;
  userType: UserType;
}

/** An order with its price: what the buyer is told, and what is done when he agrees. */
export interface PricedOrder {
  quote: Quote;
  discounts: DiscountRow[];
  /** Null for tokens. */
  plan: { item: PlanItem; off: MoneyOff | null; trialDays: number | null } | null;
  tokens: { key: string; tokens: number; amount: number } | null;
  /** The running one that is changed. */
  changes: SubscriptionRow | null;
}

/** What an order costs, and what it changes when. Throws ProblemError 404, 409 with the reason why it cannot be had. */
export function priceOrder(context: PaymentsContext, buyer: Buyer, wanted: Wanted): Promise<PricedOrder> {
  return wanted.kind === 'tokens' ? priceTokens(context, buyer, wanted) : pricePlan(context, buyer, wanted);
}

async function priceTokens(
  context: PaymentsContext,
  { userId }: Buyer,
  { product, codes }: Extract<Wanted, { kind: 'tokens' }>,
): Promise<PricedOrder> {
  const { db, clock, provider } = context;
  const now = clock.now();
  const offered = await tokenProductsOf(db);
  const tokens = offered.find(({ key }) => key === product);
  if (!tokens) throw new ProblemError(404, 'not-found', 'These tokens are not offered any more.');
  const { good, refused } = await judgeCodes(context, db, userId, { codes, target: 'tokens' }, now);
  const off = takenOff(tokens.amount, good);
  const total = tokens.amount - sumOf(off);
  const title = tokens.tokens === 1 ? '1 coaching token' : `${tokens.tokens} coaching tokens`;
  return {
    quote: {
      title,
      takesEffect: 'checkout',
      lines: [{ text: title, amount: tokens.amount }, ...discountLines(good, off)],
      due: splitTax(total, provider.taxPercent),
      taxPercent: provider.taxPercent,
      creditLeft: 0,
      next: null,
      changes: [
        `A token is one session with a coach. Tokens are good until ${dayOf(endOfTokens(now))}.`,
        'A token comes back whole when the coach does not come, or when you cancel 24 hours before; half until 2 hours before.',
      ],
      codes: good.map(({ code }) => code),
      refusedCodes: refused,
      offeredCode: null,
    },
    discounts: good,
    plan: null,
    tokens,
    changes: null,
  };
}

type PlanWanted = Extract<Wanted, { kind: 'plan' }>;

async function pricePlan(context: PaymentsContext, buyer: Buyer, wanted: PlanWanted): Promise<PricedOrder> {
  const { db } = context;
  const { userId, userType } = buyer;
  const { planName, period } = wanted;
  const label = PLAN_LABELS[planName];
  if ((planName === 'TeamPlan') !== (userType === 'Coach')) {
    throw planName === 'TeamPlan'
      ? new ProblemError(
          409,
          'for-coaches',
          'Team Analytics is for coaches: it opens with a coach account, and gives seats to your players.',
        )
      : new ProblemError(409, 'for-players', 'Coaches hold Team Analytics. The other plans are for players.');
  }
  const plans = await listPricedPlans(db);
  const plan = plans.find(({ name }) => name === planName);
  const price = plan?.prices.find((one) => one.period === period);
  if (!plan || !price) throw new ProblemError(404, 'not-found', `${label} is not offered any more.`);
  const item: PlanItem = { planName, period, amount: price.amount };
  const live = await liveSubscription(db, userId);
  if (!live) return priceNewPlan(context, buyer, wanted, plan, item);
  if (live.planName === planName && live.period === period) {
    throw new ProblemError(
      409,
      'same-plan',
      live.cancelAtEnd
        ? `You have ${label} until ${dayOf(live.currentEnd)}. Resume it in Payment to keep it.`
        : `You have ${label} already.`,
    );
  }
  if (live.status === 'past_due') {
    throw new ProblemError(409, 'payment-open', 'Your last payment failed. Pay it first, in Payment.');
  }
  if (wanted.trial) throw trialRefused('A plan that is paid for cannot be tried.');
  return isAtOnce(live, item)
    ? priceChangeNow(context, buyer, wanted, live, item)
    : priceChangeLater(wanted, live, item, context.provider.taxPercent);
}

/** More begins at once, less with the next period. */
function isAtOnce(live: SubscriptionRow, { planName, period }: PlanItem): boolean {
  if (live.planName !== planName) return isLarger(planName, live.planName);
  return MONTHS_OF_PERIOD[period] > MONTHS_OF_PERIOD[live.period];
}

async function priceNewPlan(
  context: PaymentsContext,
  { userId }: Buyer,
  { codes, trial }: PlanWanted,
  plan: PricedPlan,
  item: PlanItem,
): Promise<PricedOrder> {
  const { db, clock, provider } = context;
  const now = clock.now();
  const label = PLAN_LABELS[item.planName];
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
  const every = `${dollars(item.amount)} ${PERIOD_TEXT[item.period]}`;
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
        ? [
            `${label} opens at once and is free until ${dayOf(new Date(billed))}.`,
            `Then it costs ${every}. We remind you 3 days and 1 day before; cancel until then and nothing is charged.`,
            'If you cancel, you go back to Basic and keep everything.',
          ]
        : [
            `${label} opens as soon as you have paid.`,
            `It renews on ${dayOf(new Date(billed))}${good.length > 0 && cycles !== null && cycles > 1 ? `; the discount counts for ${cycles} payments` : ''}. Cancel whenever you like: access stays to the end of the period.`,
            'Your replays of this month are counted anew from your billing day, which is today.',
          ],
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

async function priceChangeNow(
  context: PaymentsContext,
  { userId }: Buyer,
  { codes }: PlanWanted,
  live: SubscriptionRow,
  item: PlanItem,
): Promise<PricedOrder> {
  const { db, clock, provider } = context;
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

function priceChangeLater(
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

async function requireTrial(
  db: Executor,
  userId: string,
  plan: PricedPlan,
  { period }: PlanItem,
  now: Date,
): Promise<PlanTrial> {
  const label = PLAN_LABELS[plan.name];
  const offer = plan.trials.find(
    (trial) => trial.rule === 'card' && (trial.period === null || trial.period === period),
  );
  if (!offer) throw trialRefused(`There is no trial of ${label} that is paid like this.`);
  if ((await triedPlans(db, userId)).includes(plan.name)) {
    throw new ProblemError(409, 'trial-used', `You have tried ${label} before.`);
  }
  const held = await membershipOf(db, userId, now);
  if (held.trialEndsAt !== null && held.timedPlanName === plan.name) {
    throw new ProblemError(409, 'trial-used', `You are trying ${label} already.`);
  }
  return offer;
}

function trialRefused(message: string): ProblemError {
  return new ProblemError(409, 'no-trial', message);
}

function moneyOff(discounts: readonly DiscountRow[], off: readonly number[]): MoneyOff | null {
  return discounts.length > 0 ? { amount: sumOf(off), cycles: discounts[0]!.firstCycles } : null;
}

function discountLines(discounts: readonly DiscountRow[], off: readonly number[]) {
  return discounts.map(({ code }, at) => ({ text: `Discount ${code}`, amount: -(off[at] ?? 0) }));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

const PERIOD_TEXT: Readonly<Record<BillingPeriod, string>> = {
  5: 'a month',
  10: 'every three months',
  15: 'a year',
};

/** `March 3rd, 2026` (specification section 9). */
export function dayOf(date: Date): string {
  const month = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  const day = date.getUTCDate();
  return `${month} ${day}${ordinal(day)}, ${date.getUTCFullYear()}`;
}

function ordinal(day: number): string {
  if (day > 3 && day < 21) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
