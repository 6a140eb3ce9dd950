import type {
  BillingPeriod,
  PlanAccess,
  PlanName,
  PlanPrice,
  PlanTrial,
  TokenProduct,
} from '@datacoach/contract';
import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { upsertRow } from '../../platform/database/rows.ts';
import { planPrices, plans, planTrials, tokenProducts } from '../../schema/membership.schema.ts';
import { listPlans, type Plan } from './membership.repository.ts';

export type PricedPlan = Plan & { prices: PlanPrice[]; trials: PlanTrial[] };

/** Returns every plan, lowest tier first. */
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

/** Returns the tokens on sale, smallest quantity first. */
export function listTokenProducts(db: Executor): Promise<TokenProduct[]> {
  const { key, tokens, amount, currency, isOffered } = tokenProducts;
  return db
    .select({ key, tokens, amount, currency })
    .from(tokenProducts)
    .where(eq(isOffered, true))
    .orderBy(asc(tokens));
}

/** What an administrator can change in a plan. */
interface PlanGrants {
  replayLimit: number;
  coachingSessions: number;
  coachingMinutes: number;
  features: PlanAccess;
  trials: readonly PlanTrial[];
}

export async function savePlanGrants(tx: Transaction, planName: PlanName, gives: PlanGrants): Promise<void> {
  const { trials, ...fields } = gives;
  await tx.update(plans).set(fields).where(eq(plans.name, planName));
  await tx.delete(planTrials).where(eq(planTrials.planName, planName));
  for (const { period, rule, days } of trials) {
    const row = { planName, rule, days, period: (period ?? 0) as BillingPeriod | 0 };
    await tx.insert(planTrials).values(row).onConflictDoNothing();
  }
}

export async function savePrices(tx: Transaction, planName: PlanName, prices: readonly PlanPrice[]) {
  for (const price of prices) await upsertRow(tx, planPrices, ['planName', 'period'], { planName, ...price });
}

type Product = typeof tokenProducts.$inferSelect;

/** Saves a product and returns the previous one; null for a new one. */
export async function saveProduct(tx: Transaction, product: Omit<Product, 'isOffered'>) {
  const [before] = await tx
    .select()
    .from(tokenProducts)
    .where(eq(tokenProducts.key, product.key))
    .for('update');
  const row = { ...product, isOffered: true };
  await tx.insert(tokenProducts).values(row).onConflictDoUpdate({ target: tokenProducts.key, set: row });
  return before ?? null;
}

/** Withdraws a product; null if it isn't offered. */
export async function stopOfferingProduct(tx: Transaction, key: string): Promise<Product | null> {
  const [before] = await tx.select().from(tokenProducts).where(eq(tokenProducts.key, key)).for('update');
  if (!before?.isOffered) return null;
  await tx.update(tokenProducts).set({ isOffered: false }).where(eq(tokenProducts.key, key));
  return before;
}
