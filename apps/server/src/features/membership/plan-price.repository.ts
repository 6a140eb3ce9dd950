import type { PlanPrice, PlanTrial, TokenProduct } from '@datacoach/contract';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { planPrices, planTrials, tokenProducts } from '../../schema/membership.schema.ts';
import { listPlans, type Plan } from './membership.repository.ts';

/** A plan with what it costs, and how it can be tried. */
export type PricedPlan = Plan & { prices: PlanPrice[]; trials: PlanTrial[] };

/** Every plan, from the lowest tier up. */
export async function listPricedPlans(db: Executor): Promise<PricedPlan[]> {
  const plans = await listPlans(db);
  const prices = await db.select().from(planPrices).orderBy(asc(planPrices.period));
  const trials = await db.select().from(planTrials).orderBy(asc(planTrials.days));
  return plans.map((plan) => ({
    ...plan,
    prices: prices
      .filter(({ planName }) => planName === plan.name)
      .map(({ period, amount, currency }) => ({ period, amount, currency })),
    trials: trials
      .filter(({ planName }) => planName === plan.name)
      .map(({ period, rule, days }) => ({ rule, days, period: period === 0 ? null : period })),
  }));
}

/** Tokens as they are sold, fewest first. */
export function tokenProductsOf(db: Executor): Promise<TokenProduct[]> {
  const { key, tokens, amount, currency, isOffered } = tokenProducts;
  return db
    .select({ key, tokens, amount, currency })
    .from(tokenProducts)
    .where(eq(isOffered, true))
    .orderBy(asc(tokens));
}
