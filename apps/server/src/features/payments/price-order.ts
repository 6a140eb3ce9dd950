import { counted } from '@datacoach/analysis/format-number';
import {
  MONTHS_BY_PERIOD,
  type OrderRequest,
  PLAN_LABELS,
  type Quote,
  type UserType,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { formatLongDay, formatOrdinal } from '../../platform/clock/format-day.ts';
import { addMonths } from '../../platform/clock/time-zones.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict, notFound, type ProblemError } from '../../platform/http/problem-error.ts';
import {
  getMembership,
  getTokenExpiry,
  isLarger,
  listPricedPlans,
  listTokenProducts,
  listTriedPlans,
  type PricedPlan,
} from '../membership/index.ts';
import type { DiscountRow } from './discount.repository.ts';
import { evaluateCodes, findOfferedCode } from './evaluate-discounts.ts';
import {
  calculateDiscounts,
  formatDollars,
  listDiscountLines,
  PERIOD_TEXT,
  splitTax,
  sumAmounts,
  sumDiscounts,
} from './money.ts';
import type { AppliedDiscount, PlanItem } from './payment-provider.ts';
import { formatTitle } from './sandbox/billing-period.ts';
import { findCustomer, findLiveSubscription, type SubscriptionRow } from './subscription.repository.ts';
import { isBeingRefunded } from './sync-customer.ts';

export interface Buyer {
  userId: string;
  userType: UserType;
}

/** A priced order: what the buyer sees, and what happens when they agree. */
export interface PricedOrder {
  quote: Quote;
  discounts: DiscountRow[];
  /** Null for tokens. */
  plan: { item: PlanItem; off: AppliedDiscount | null; trialDays: number | null } | null;
  tokens: { key: string; tokens: number; amount: number } | null;
  /** The active subscription that is changed. */
  changes: SubscriptionRow | null;
}

export type PlanRequest = Extract<OrderRequest, { kind: 'plan' }>;

/** Prices an order without an active plan: what is paid at checkout, or the trial that starts there. */
async function priceNewPlan(
  context: Context,
  { userId }: Buyer,
  { codes, trial }: PlanRequest,
  plan: PricedPlan,
  item: PlanItem,
): Promise<PricedOrder> {
  const { db, clock, paymentProvider: provider } = context;
  const now = clock.now();
  const trialOffer = trial ? await requireTrial(db, userId, plan, item, now) : null;
  if (trialOffer && codes.length > 0) {
    throw trialRefused('Discount codes apply when you pay. Remove the code to start the trial.');
  }
  const { good, refused } = await evaluateCodes(context, db, userId, { codes, target: item }, now);
  const off = calculateDiscounts(item.amount, good);
  const cycles = good[0]?.firstCycles ?? null;
  const price = item.amount - sumAmounts(off);
  const customer = await findCustomer(db, userId);
  const credit = customer ? await provider.getCredit(customer.customerId) : 0;
  // A plan that ended may have left credit, which the first invoice uses first.
  const used = trialOffer ? 0 : Math.min(price, credit);
  const creditLeft = credit - used;
  const billed = trialOffer
    ? now.getTime() + trialOffer.days * DAY_MS
    : addMonths(now.getTime(), MONTHS_BY_PERIOD[item.period]);
  const nextAmount = trialOffer || (good.length > 0 && cycles === 1) ? item.amount : price;
  return {
    quote: {
      title: formatTitle(item),
      takesEffect: 'checkout',
      lines: [
        { text: formatTitle(item), amount: item.amount },
        ...listDiscountLines(good, off),
        ...(trialOffer ? [{ text: `${trialOffer.days}-day trial`, amount: -item.amount }] : []),
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
        ? formatTrialTexts(item, new Date(billed))
        : formatPaidTexts(item, new Date(billed), cycles),
      codes: good.map(({ code }) => code),
      refusedCodes: refused,
      offeredCode:
        good.length > 0 || trialOffer ? null : await findOfferedCode(context, db, userId, item, now),
    },
    discounts: good,
    plan: { item, off: sumDiscounts(good, off), trialDays: trialOffer?.days ?? null },
    tokens: null,
    changes: null,
  };
}

function formatTrialTexts({ planName, period, amount }: PlanItem, end: Date): string[] {
  return [
    `${PLAN_LABELS[planName]} starts right away and is free until ${formatLongDay(end)}.`,
    `Then it costs ${formatDollars(amount)} ${PERIOD_TEXT[period]}. We’ll remind you 3 days and 1 day before. Cancel by then and you won’t be charged.`,
    'If you cancel, you’re back on Basic and keep all your data.',
  ];
}

/** @param cycles number of payments with the discount; null for none or an unlimited one */
function formatPaidTexts({ planName }: PlanItem, renewal: Date, cycles: number | null): string[] {
  const discount = cycles !== null && cycles > 1 ? `; the discount applies to ${cycles} payments` : '';
  return [
    `${PLAN_LABELS[planName]} starts as soon as you pay.`,
    `It renews on ${formatLongDay(renewal)}${discount}. Cancel anytime; you keep access until the end of the period.`,
    'Your monthly replay count starts again today, your new billing day.',
  ];
}

/** Returns an order's price, and what changes when. Throws ProblemError 404, 409 with the reason. */
export function priceOrder(context: Context, buyer: Buyer, requested: OrderRequest): Promise<PricedOrder> {
  return requested.kind === 'tokens'
    ? priceTokens(context, buyer, requested)
    : pricePlan(context, buyer, requested);
}

async function pricePlan(context: Context, buyer: Buyer, requested: PlanRequest): Promise<PricedOrder> {
  const { db } = context;
  const { userId, userType } = buyer;
  const { planName, period } = requested;
  const label = PLAN_LABELS[planName];
  requireMatchingBuyer(planName, userType);
  const plans = await listPricedPlans(db);
  const plan = plans.find(({ name }) => name === planName);
  const price = plan?.prices.find((one) => one.period === period);
  if (!plan || !price) throw notFound(`${label} is no longer available.`);
  const item: PlanItem = { planName, period, amount: price.amount };
  const live = await findLiveSubscription(db, userId);
  requireNoRefund(live, context.clock.now());
  if (!live) return priceNewPlan(context, buyer, requested, plan, item);
  if (live.planName === planName && live.period === period) {
    throw conflict(
      'same-plan',
      live.cancelAtEnd
        ? `You have ${label} until ${formatLongDay(live.currentEnd)}. Resume it in Payment to keep it.`
        : `You already have ${label}.`,
    );
  }
  if (live.status === 'past_due') {
    throw conflict('payment-open', 'Your last payment failed. Go to Payment and pay it first.');
  }
  if (requested.trial) throw trialRefused('You already pay for this plan, so you can’t try it.');
  return isImmediate(live, item)
    ? priceChangeNow(context, buyer, requested, live, item)
    : priceChangeLater(requested, live, item, context.paymentProvider.taxPercent);
}

/** Throws ProblemError 409 while the plan is being refunded. */
export function requireNoRefund(live: SubscriptionRow | null, now: Date): void {
  if (!live || !isBeingRefunded(live, now)) return;
  throw conflict(
    'payment-processing',
    `${PLAN_LABELS[live.planName]} is being refunded. Wait until it’s done before you order another plan.`,
  );
}

/** Throws ProblemError 409: coaches have Team Analytics, players the other plans. */
export function requireMatchingBuyer(planName: PlanRequest['planName'], userType: Buyer['userType']): void {
  if ((planName === 'TeamPlan') === (userType === 'Coach')) return;
  throw planName === 'TeamPlan'
    ? conflict('for-coaches', 'Team Analytics is for coach accounts and includes seats for your players.')
    : conflict('for-players', 'Coaches use Team Analytics. The other plans are for players.');
}

/** Whether a change applies at once: upgrades do, downgrades wait for the next period. */
function isImmediate(live: SubscriptionRow, { planName, period }: PlanItem): boolean {
  if (live.planName !== planName) return isLarger(planName, live.planName);
  return MONTHS_BY_PERIOD[period] > MONTHS_BY_PERIOD[live.period];
}

async function priceTokens(
  context: Context,
  { userId }: Buyer,
  { product, codes }: Extract<OrderRequest, { kind: 'tokens' }>,
): Promise<PricedOrder> {
  const { db, clock, paymentProvider: provider } = context;
  const now = clock.now();
  const offered = await listTokenProducts(db);
  const tokens = offered.find(({ key }) => key === product);
  if (!tokens) throw notFound('These tokens are no longer for sale.');
  const { good, refused } = await evaluateCodes(context, db, userId, { codes, target: 'tokens' }, now);
  const off = calculateDiscounts(tokens.amount, good);
  const total = tokens.amount - sumAmounts(off);
  const title = counted(tokens.tokens, 'coaching token');
  return {
    quote: {
      title,
      takesEffect: 'checkout',
      lines: [{ text: title, amount: tokens.amount }, ...listDiscountLines(good, off)],
      due: splitTax(total, provider.taxPercent),
      taxPercent: provider.taxPercent,
      creditLeft: 0,
      next: null,
      changes: [
        `One token = one session with a coach. Tokens are valid until ${formatLongDay(getTokenExpiry(now))}.`,
        'You get the full token back if the coach doesn’t show or you cancel 24 hours before, half up to 2 hours before.',
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

/** Prices an upgrade: it starts today, minus the unused part of the current plan. */
async function priceChangeNow(
  context: Context,
  { userId }: Buyer,
  { codes }: PlanRequest,
  live: SubscriptionRow,
  item: PlanItem,
): Promise<PricedOrder> {
  const { db, clock, paymentProvider: provider } = context;
  const now = clock.now();
  const { good, refused } = await evaluateCodes(context, db, userId, { codes, target: item }, now);
  const off = sumDiscounts(good, calculateDiscounts(item.amount, good));
  const { lines, total, creditLeft } = await provider.previewChange(live.id, item, off);
  const end = new Date(addMonths(now.getTime(), MONTHS_BY_PERIOD[item.period]));
  const price = item.amount - (off && off.cycles !== 1 ? off.amount : 0);
  return {
    quote: {
      title: formatTitle(item),
      takesEffect: 'now',
      lines,
      due: splitTax(total, provider.taxPercent),
      taxPercent: provider.taxPercent,
      creditLeft,
      next: { at: end.toISOString(), amount: Math.max(0, price - creditLeft), currency: 'usd' },
      changes: [
        `${PLAN_LABELS[item.planName]} starts right away, paid with the card on file.`,
        `We subtract your unused time on ${PLAN_LABELS[live.planName]}.`,
        ...(creditLeft > 0
          ? [`You keep ${formatDollars(creditLeft)} as credit for your next invoices.`]
          : []),
        `A new period starts today. Your billing day is the ${formatOrdinal(now.getUTCDate())} from now on.`,
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

/** Prices a downgrade: it starts with the next period, and nothing is paid today. */
function priceChangeLater(
  { codes }: PlanRequest,
  live: SubscriptionRow,
  item: PlanItem,
  taxPercent: number | null,
): PricedOrder {
  const at = live.currentEnd;
  const old = PLAN_LABELS[live.planName];
  const label = PLAN_LABELS[item.planName];
  return {
    quote: {
      title: formatTitle(item),
      takesEffect: 'periodEnd',
      lines: [],
      due: splitTax(0, taxPercent),
      taxPercent,
      creditLeft: 0,
      next: { at: at.toISOString(), amount: item.amount, currency: 'usd' },
      changes: [
        `You keep ${old} until ${formatLongDay(at)}.`,
        `After that, you pay ${formatDollars(item.amount)} ${PERIOD_TEXT[item.period]} for ${formatTitle(item)}.`,
        ...(live.planName === item.planName
          ? []
          : [`Nothing is deleted. Features beyond ${label} are locked until you come back.`]),
      ],
      codes: [],
      refusedCodes: codes.map((code) => ({
        code,
        message: 'Codes apply when you pay. This change costs nothing now.',
      })),
      offeredCode: null,
    },
    discounts: [],
    plan: { item, off: null, trialDays: null },
    tokens: null,
    changes: live,
  };
}

/** Returns the trial that needs a card. Throws ProblemError 409 if there is none, or it was used before. */
async function requireTrial(db: Executor, userId: string, plan: PricedPlan, { period }: PlanItem, now: Date) {
  const label = PLAN_LABELS[plan.name];
  const offer = plan.trials.find(
    (trial) => trial.rule === 'card' && (trial.period === null || trial.period === period),
  );
  if (!offer) throw trialRefused(`${label} has no trial with this billing period.`);
  if ((await listTriedPlans(db, userId)).includes(plan.name)) {
    throw conflict('trial-used', `You already tried ${label}.`);
  }
  const membership = await getMembership(db, userId, now);
  if (membership.trialEndsAt !== null && membership.timedPlanName === plan.name) {
    throw conflict('trial-used', `You’re already trying ${label}.`);
  }
  return offer;
}

function trialRefused(message: string): ProblemError {
  return conflict('no-trial', message);
}
