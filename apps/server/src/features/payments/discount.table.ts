import type { BillingPeriod, DiscountType, PaidPlanName } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { paymentOrders } from './order.table.ts';

/** Codes that make orders cheaper; deleted ones stay for the orders that they count for. */
export const discounts = pgTable(
  'discounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull(),
    type: integer('type').$type<DiscountType>().notNull(),
    /** Percent, or cents. */
    amount: integer('amount').notNull(),
    plans: jsonb('plans').$type<PaidPlanName[]>().notNull(),
    periods: jsonb('periods').$type<BillingPeriod[]>().notNull(),
    forTokens: boolean('for_tokens').notNull(),
    firstCycles: integer('first_cycles'),
    onlyReferred: boolean('only_referred').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    totalLimit: integer('total_limit'),
    perUserLimit: integer('per_user_limit'),
    note: text('note').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('discounts_code').on(table.code).where(sql`deleted_at is null`)],
);

/** Orders that a code counts for, from their beginning on; those that come to nothing give it back. */
export const discountUses = pgTable(
  'discount_uses',
  {
    discountId: uuid('discount_id')
      .notNull()
      .references(() => discounts.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.discountId, table.orderId] }),
    index('discount_uses_user').on(table.userId),
  ],
);
