import { randomInt } from 'node:crypto';
import {
  type BillingPeriod,
  DISCOUNT_TYPES,
  type PaidPlanName,
  PLAN_LABELS,
  REFERRAL_ALPHABET,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import {
  countUses,
  type DiscountRow,
  findDiscount,
  insertDiscount,
  listReferredDiscounts,
} from './discount.repository.ts';

const LENGTH = 10;

interface GrantedDiscount {
  percent: number;
  endsAt: Date;
  /** The reason, for administrators. */
  note: string;
}

/** Creates a code that can be used once, for the first payment of any plan, and returns it. */
export async function grantDiscountCode(tx: Transaction, { percent, endsAt, note }: GrantedDiscount) {
  const letters = Array.from(
    { length: LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  );
  const code = `GOAL-${letters.join('')}`;
  await insertDiscount(tx, {
    code,
    type: DISCOUNT_TYPES.percentage,
    amount: percent,
    plans: [],
    periods: [],
    forTokens: false,
    firstCycles: 1,
    onlyReferred: false,
    startsAt: null,
    endsAt,
    totalLimit: 1,
    perUserLimit: 1,
    note,
  });
  return code;
}

/** What a code is used for. */
export type DiscountTarget = { planName: PaidPlanName; period: BillingPeriod } | 'tokens';

export interface EvaluatedCodes {
  good: DiscountRow[];
  refused: { code: string; message: string }[];
}

/** Returns which of the entered codes are valid for an order, and why the others aren't. */
export async function evaluateCodes(
  context: Pick<Context, 'answers'>,
  db: Executor,
  userId: string,
  { codes, target }: { codes: readonly string[]; target: DiscountTarget },
  now: Date,
): Promise<EvaluatedCodes> {
  const good: DiscountRow[] = [];
  const refused: EvaluatedCodes['refused'] = [];
  for (const code of new Set(codes.map((typed) => typed.trim().toUpperCase()))) {
    const found = await findDiscount(db, code);
    const message =
      findRefusalReason(found, target, now) ??
      (found && ((await findUseRefusal(context, db, userId, found)) ?? findCombinationReason(found, good)));
    if (found && message === null) good.push(found);
    else refused.push({ code, message: message ?? 'We don’t recognize that code. Check it for typos.' });
  }
  return { good, refused };
}

/** Returns a code for users with a friend's code; null for none. */
export async function findOfferedCode(
  context: Pick<Context, 'answers'>,
  db: Executor,
  userId: string,
  target: DiscountTarget,
  now: Date,
): Promise<string | null> {
  const codes = (await listReferredDiscounts(db)).map(({ code }) => code);
  const { good } = await evaluateCodes(context, db, userId, { codes: codes.slice(0, 1), target }, now);
  return good[0]?.code ?? null;
}

function findRefusalReason(found: DiscountRow | null, target: DiscountTarget, now: Date): string | null {
  if (!found) return 'We don’t recognize that code. Check it for typos.';
  if (found.startsAt && found.startsAt > now) return 'This code isn’t active yet.';
  if (found.endsAt && found.endsAt <= now) return 'This code has expired.';
  if (target === 'tokens')
    return found.forTokens ? null : 'This code only works for plans, not for coaching tokens.';
  if (found.plans.length > 0 && !found.plans.includes(target.planName)) {
    return `This code only works for ${found.plans.map((name) => PLAN_LABELS[name]).join(' and ')}.`;
  }
  if (found.periods.length > 0 && !found.periods.includes(target.period)) {
    return `This code only works with ${found.periods.map((period) => PERIOD_LABELS[period]).join(' and ')} billing.`;
  }
  return null;
}

async function findUseRefusal(
  { answers }: Pick<Context, 'answers'>,
  db: Executor,
  userId: string,
  found: DiscountRow,
): Promise<string | null> {
  if (found.onlyReferred && !(await answers.wasReferredByFriend(db, userId))) {
    return 'This code only works for referred players.';
  }
  const { total, own } = await countUses(db, found.id, userId);
  if (found.totalLimit !== null && total >= found.totalLimit) return 'This code has been used up.';
  if (found.perUserLimit !== null && own >= found.perUserLimit) return 'You already used this code.';
  return null;
}

/** Returns why codes can't be combined: only one in percent with one in money, for the same number of payments. */
function findCombinationReason(found: DiscountRow, others: readonly DiscountRow[]): string | null {
  if (others.some(({ type }) => type === found.type)) {
    const kind = found.type === DISCOUNT_TYPES.percentage ? 'percentage' : 'fixed-amount';
    return `You can only use one ${kind} code per order. Remove the other one to use this.`;
  }
  if (others.some(({ firstCycles }) => firstCycles !== found.firstCycles)) {
    return 'These codes last for different numbers of payments, so you can’t combine them.';
  }
  return null;
}

const PERIOD_LABELS: Readonly<Record<BillingPeriod, string>> = {
  5: 'monthly',
  10: 'quarterly',
  15: 'yearly',
};
