import { type BillingPeriod, type PaidPlanName, SUBSCRIPTION_STATUS } from '@datacoach/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Numbers the questions to the provider: the answer to a later question is never older. */
export const readTickets = pgSequence('payment_read_tickets');

/** How the provider knows an account, with the card that it keeps (its last digits, for the owner's eyes). */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardMonth: integer('card_month'),
  cardYear: integer('card_year'),
});

/** Plans that are paid again and again, as the provider told them last. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planName: text('plan_name').$type<PaidPlanName>().notNull(),
    period: integer('period').$type<BillingPeriod>().notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').$type<'usd'>().notNull(),
    status: text('status', { enum: SUBSCRIPTION_STATUS }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    anchorAt: timestamp('anchor_at', { withTimezone: true }).notNull(),
    currentStart: timestamp('current_start', { withTimezone: true }).notNull(),
    currentEnd: timestamp('current_end', { withTimezone: true }).notNull(),
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
    cancelAtEnd: boolean('cancel_at_end').notNull(),
    nextPlanName: text('next_plan_name').$type<PaidPlanName>(),
    nextPeriod: integer('next_period').$type<BillingPeriod>(),
    /** What the next invoice asks for; null when none comes. */
    nextAmount: integer('next_amount'),
    /** When the first try of the open invoice failed. */
    pastDueSince: timestamp('past_due_since', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Of the question that this answers. */
    readTicket: bigint('read_ticket', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_past_due').on(table.pastDueSince),
  ],
);
