import {
  BILLING_PERIODS,
  type BillingPeriod,
  calculateSavedPercent,
  DISCOUNT_TYPES,
  type Discount,
  type DiscountFields,
  type ManagedPlanPrices,
  MONTHS_BY_PERIOD,
  PLAN_LABELS,
  type PlanPrice,
  type PlanTrial,
  type TokenProduct,
} from '@datacoach/contract';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';
import type { Draft } from '../../../app/entity-form/use-entity-form.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMoney } from '../../../shared/format/number.ts';

const CHANGES = '/api/v1/admin/plans/changes';
const TOKENS = '/api/v1/admin/coach-tokens/{key}';

export async function refreshPrices(): Promise<void> {
  await refetchQueries([PLANS, CHANGES, DISCOUNTS]);
}

const refreshAfter = (call: Promise<unknown>) => call.finally(refreshPrices);

type PlanGrants = Pick<
  ManagedPlanPrices,
  'replayLimit' | 'coachingSessions' | 'coachingMinutes' | 'features' | 'trials'
>;

export const savePlanGrants = (planName: ManagedPlanPrices['name'], body: PlanGrants) =>
  refreshAfter(server.PUT(`${PLANS}/{planName}`, { path: { planName }, body }));

export const savePlanPrices = (planName: Exclude<ManagedPlanPrices['name'], 'Basic'>, prices: PlanPrice[]) =>
  refreshAfter(server.PUT(`${PLANS}/{planName}/prices`, { path: { planName }, body: { prices } }));

export const saveTokens = ({ key, ...body }: TokenProduct) =>
  refreshAfter(server.PUT(TOKENS, { path: { key }, body }));

export const withdrawTokens = (key: string) =>
  refreshAfter(server.DELETE(TOKENS, { path: { key } }).catch(ignoreNotFound));

export const saveDiscount = (body: DiscountFields, changed: Discount | null) =>
  refreshAfter(
    changed
      ? server.PUT(`${DISCOUNTS}/{discountId}`, {
          path: { discountId: changed.id },
          body: { ...body, version: changed.version },
        })
      : server.POST(DISCOUNTS, { body }),
  );

export const deleteDiscount = (discountId: string) =>
  refreshAfter(server.DELETE(`${DISCOUNTS}/{discountId}`, { path: { discountId } }).catch(ignoreNotFound));

export const PLANS = '/api/v1/admin/plans';
export const DISCOUNTS = '/api/v1/admin/discounts';

export const managedPlansQuery = endpointQuery(PLANS);

export const discountsQuery = (search: string, pageIndex: number) =>
  keepPrevious(endpointQuery(DISCOUNTS, { query: { search, pageIndex } }));

export const PERIOD_CHOICES = [
  { value: BILLING_PERIODS.monthly, label: 'Monthly' },
  { value: BILLING_PERIODS.quarterly, label: 'Quarterly' },
  { value: BILLING_PERIODS.yearly, label: 'Yearly' },
] as const;

const formatPeriod = (period: number) =>
  PERIOD_CHOICES.find(({ value }) => value === period)?.label.toLowerCase() ?? '';

/** Describes a price as customers will see it: "$11.69 a month, save 10%". */
export function describePrice(
  prices: readonly Draft<'savePlanPrices'>['prices'][number][],
  period: BillingPeriod,
): string {
  const amount = prices.find((price) => price.period === period)?.amount;
  const saved = calculateSavedPercent(prices, period);
  const monthly = formatMoney(Math.round((amount ?? 0) / MONTHS_BY_PERIOD[period]));
  return `${monthly} a month${saved > 0 ? `, save ${saved}%` : ''}`;
}

export const TRIAL_RULE_LABELS: Readonly<Record<PlanTrial['rule'], string>> = {
  open: 'Everyone, no card',
  'friend-code': 'Referred players',
  card: 'Card required',
};

/** Formats "7 days, everyone, no card". */
export function describeTrial({ days, rule, period }: PlanTrial): string {
  const who = TRIAL_RULE_LABELS[rule];
  const when = period === null ? '' : `, ${formatPeriod(period)}`;
  return `${days} days, ${who[0]!.toLowerCase()}${who.slice(1)}${when}`;
}

export const describeAmount = ({ type, amount }: Pick<Discount, 'type' | 'amount'>): string =>
  type === DISCOUNT_TYPES.percentage ? `${amount}%` : formatMoney(amount);

/** Describes what a code applies to: "Platinum, Diamond · yearly · first payment". */
export function describeScope({ plans, periods, forTokens, firstCycles, onlyReferred }: Discount): string {
  const names = plans.length === 0 ? 'all plans' : plans.map((name) => PLAN_LABELS[name]).join(', ');
  return [
    forTokens ? `${names}, tokens` : names,
    periods.length > 0 && periods.map(formatPeriod).join(', '),
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
