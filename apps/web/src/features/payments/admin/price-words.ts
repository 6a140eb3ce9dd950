import {
  BILLING_PERIODS,
  type BillingPeriod,
  calculateSavedPercent,
  DISCOUNT_TYPES,
  type Discount,
  MONTHS_OF_PERIOD,
  PLAN_LABELS,
  type PlanTrial,
} from '@datacoach/contract';
import type { Draft } from '../../../app/entity-form/load-body.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMoney } from '../money.ts';

export const PERIOD_WORDS = [
  { value: BILLING_PERIODS.monthly, label: 'Monthly' },
  { value: BILLING_PERIODS.quarterly, label: 'Quarterly' },
  { value: BILLING_PERIODS.yearly, label: 'Yearly' },
] as const;

const periodWord = (period: number) =>
  PERIOD_WORDS.find(({ value }) => value === period)?.label.toLowerCase() ?? '';

/** Describes a price as customers will see it: "$11.69 a month, save 10%". */
export function describePrice(
  prices: readonly Draft<'savePlanPrices'>['prices'][number][],
  period: BillingPeriod,
): string {
  const amount = prices.find((price) => price.period === period)?.amount;
  const saved = calculateSavedPercent(prices, period);
  const monthly = formatMoney(Math.round((amount ?? 0) / MONTHS_OF_PERIOD[period]));
  return `${monthly} a month${saved > 0 ? `, save ${saved}%` : ''}`;
}

export const TRIAL_RULE_WORDS: Readonly<Record<PlanTrial['rule'], string>> = {
  open: 'Everyone, no card',
  'friend-code': 'Referred players',
  card: 'Card required',
};

/** Formats "7 days, everyone, no card". */
export function describeTrial({ days, rule, period }: PlanTrial): string {
  const who = TRIAL_RULE_WORDS[rule];
  const when = period === null ? '' : `, ${periodWord(period)}`;
  return `${days} days, ${who[0]!.toLowerCase()}${who.slice(1)}${when}`;
}

export function describeAmount({ type, amount }: Pick<Discount, 'type' | 'amount'>): string {
  return type === DISCOUNT_TYPES.percentage ? `${amount}%` : formatMoney(amount);
}

/** Describes what a code applies to: "Platinum, Diamond · yearly · first payment". */
export function describeScope({ plans, periods, forTokens, firstCycles, onlyReferred }: Discount): string {
  const names = plans.length === 0 ? 'all plans' : plans.map((name) => PLAN_LABELS[name]).join(', ');
  return [
    forTokens ? `${names}, tokens` : names,
    periods.length > 0 && periods.map(periodWord).join(', '),
    firstCycles !== null && (firstCycles === 1 ? 'first payment' : `first ${firstCycles} payments`),
    onlyReferred && 'for referred friends',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function getDiscountState(
  { startsAt, endsAt, totalLimit, uses }: Pick<Discount, 'startsAt' | 'endsAt' | 'totalLimit' | 'uses'>,
  now: number,
): { word: string; tone: 'on' | 'waits' | 'off' } {
  if (endsAt && Date.parse(endsAt) <= now) return { word: 'Ended', tone: 'off' };
  if (totalLimit !== null && uses >= totalLimit) return { word: 'Used up', tone: 'off' };
  if (startsAt && Date.parse(startsAt) > now) return { word: 'Planned', tone: 'waits' };
  return { word: 'Active', tone: 'on' };
}

/** Formats "March 1st to April 1st"; empty without a period. */
export function describeTime({ startsAt, endsAt }: Pick<Discount, 'startsAt' | 'endsAt'>): string {
  if (startsAt && endsAt) return `${formatShortDate(startsAt)} to ${formatShortDate(endsAt)}`;
  if (startsAt) return `from ${formatShortDate(startsAt)}`;
  return endsAt ? `until ${formatShortDate(endsAt)}` : '';
}
