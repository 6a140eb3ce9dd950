import type { BillingPeriod, PlanName, TrialDays, TrialRule } from '@datacoach/contract';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a plan costs a billing period, in cents with tax (product-decisions 7). Seeded by the migration; numbers are data. */
export const planPrices = pgTable(
  'plan_prices',
  {
    planName: text('plan_name').$type<PlanName>().notNull(),
    period: integer('period').$type<BillingPeriod>().notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').$type<'usd'>().notNull().default('usd'),
  },
  (table) => [primaryKey({ columns: [table.planName, table.period] })],
);

/** Trials of a plan, and who can have one. */
export const planTrials = pgTable(
  'plan_trials',
  {
    planName: text('plan_name').$type<PlanName>().notNull(),
    /** 0: whatever the billing period. */
    period: integer('period').$type<BillingPeriod | 0>().notNull().default(0),
    rule: text('rule').$type<TrialRule>().notNull(),
    days: integer('days').$type<TrialDays>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planName, table.period, table.rule] })],
);

/** Coaching tokens as they are sold. */
export const tokenProducts = pgTable('token_products', {
  key: text('key').primaryKey(),
  tokens: integer('tokens').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<'usd'>().notNull().default('usd'),
  /** What is no longer offered stays for its old orders. */
  isOffered: boolean('is_offered').notNull().default(true),
});
