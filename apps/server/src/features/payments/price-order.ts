import { MONTHS_OF_PERIOD, PLAN_LABELS, type Wanted } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { endOfTokens, isLarger, listPricedPlans, tokenProductsOf } from '../membership/index.ts';
import { judgeCodes } from './judge-discounts.ts';
import { splitTax, takenOff } from './money.ts';
import { discountLines, sumOf } from './order-discounts.ts';
import type { PlanItem } from './payment-provider.ts';
import { dayOf } from './payment-words.ts';
import { priceNewPlan } from './price-new-plan.ts';
import { priceChangeLater, priceChangeNow } from './price-plan-change.ts';
import type { Buyer, PlanWanted, PricedOrder } from './priced-order.ts';
import { trialRefused } from './require-trial.ts';
import { liveSubscription, type SubscriptionRow } from './subscription.repository.ts';

/** What an order costs, and what it changes when. Throws ProblemError 404, 409 with the reason why it cannot be had. */
export function priceOrder(context: Context, buyer: Buyer, wanted: Wanted): Promise<PricedOrder> {
  return wanted.kind === 'tokens' ? priceTokens(context, buyer, wanted) : pricePlan(context, buyer, wanted);
}

async function pricePlan(context: Context, buyer: Buyer, wanted: PlanWanted): Promise<PricedOrder> {
  const { db } = context;
  const { userId, userType } = buyer;
  const { planName, period } = wanted;
  const label = PLAN_LABELS[planName];
  requireRightBuyer(planName, userType);
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
    : priceChangeLater(wanted, live, item, context.paymentProvider.taxPercent);
}

function requireRightBuyer(planName: PlanWanted['planName'], userType: Buyer['userType']): void {
  if ((planName === 'TeamPlan') === (userType === 'Coach')) return;
  throw planName === 'TeamPlan'
    ? new ProblemError(
        409,
        'for-coaches',
        'Team Analytics is for coaches: it opens with a coach account, and gives seats to your players.',
      )
    : new ProblemError(409, 'for-players', 'Coaches hold Team Analytics. The other plans are for players.');
}

/** More begins at once, less with the next period. */
function isAtOnce(live: SubscriptionRow, { planName, period }: PlanItem): boolean {
  if (live.planName !== planName) return isLarger(planName, live.planName);
  return MONTHS_OF_PERIOD[period] > MONTHS_OF_PERIOD[live.period];
}

async function priceTokens(
  context: Context,
  { userId }: Buyer,
  { product, codes }: Extract<Wanted, { kind: 'tokens' }>,
): Promise<PricedOrder> {
  const { db, clock, paymentProvider: provider } = context;
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
