import type { BillingPeriod, PaidPlanName } from '@datacoach/contract';
import { ORDER_STATUS } from '@datacoach/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** What somebody has begun to pay, and what came of it. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['plan', 'tokens', 'card'] }).notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: ORDER_STATUS }).notNull(),
    failure: text('failure'),
    planName: text('plan_name').$type<PaidPlanName>(),
    period: integer('period').$type<BillingPeriod>(),
    /** Tokens as they were sold then. */
    product: text('product'),
    tokens: integer('tokens'),
    isTrial: boolean('is_trial').notNull().default(false),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    currency: text('currency').$type<'usd'>().notNull(),
    codes: jsonb('codes').$type<string[]>().notNull(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    /** The provider's page; null for what the card on file pays. */
    checkoutId: text('checkout_id').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('payment_orders_user').on(table.userId, table.createdAt)],
);
