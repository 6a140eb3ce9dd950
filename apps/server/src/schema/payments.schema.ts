import {
  type BillingPeriod,
  type DiscountType,
  INVOICE_STATUS,
  ORDER_STATUS,
  type PaidPlanName,
  SUBSCRIPTION_STATUS,
  type SumLine,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

/** Started payments and their outcomes. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    kind: text('kind', { enum: ['plan', 'tokens', 'card'] }).notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: ORDER_STATUS }).notNull(),
    failure: text('failure'),
    planName: text('plan_name').$type<PaidPlanName>(),
    period: integer('period').$type<BillingPeriod>(),
    /** Tokens as sold at the time. */
    product: text('product'),
    tokens: integer('tokens'),
    isTrial: boolean('is_trial').notNull().default(false),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    currency: text('currency').$type<'usd'>().notNull(),
    codes: jsonb('codes').$type<string[]>().notNull(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    /** The provider's page; null if paid with the card on file. */
    checkoutId: text('checkout_id').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('payment_orders_user').on(table.userId, table.createdAt)],
);

/** Numbers requests to the provider: the response to a later request is never older. */
export const readTickets = pgSequence('payment_read_tickets');

/** An account's customer id at the provider, with the stored card (last digits, shown to the owner). */
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

/** Recurring plans, as last reported by the provider. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: userReference('user_id'),
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
    /** Amount of the next invoice; null if there is none. */
    nextAmount: integer('next_amount'),
    /** When the first payment attempt for the open invoice failed. */
    pastDueSince: timestamp('past_due_since', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Ticket of the request that returned this. */
    readTicket: bigint('read_ticket', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_past_due').on(table.pastDueSince),
  ],
);

/** Paid and open invoices. After an account is deleted, amounts are kept without its identity. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Consecutive; shown as `DC-000123`. A gap means that an insert was rolled back. */
    number: serial('number').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    providerId: text('provider_id').notNull().unique(),
    subscriptionId: text('subscription_id'),
    status: text('status', { enum: INVOICE_STATUS }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    periodFrom: timestamp('period_from', { withTimezone: true }),
    periodTo: timestamp('period_to', { withTimezone: true }),
    lines: jsonb('lines').$type<SumLine[]>().notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    currency: text('currency').$type<'usd'>().notNull(),
    refunded: integer('refunded').notNull(),
  },
  (table) => [
    index('invoices_user').on(table.userId, table.issuedAt),
    index('invoices_issued').on(table.issuedAt),
  ],
);

/** Discount codes; deleted codes are kept for the orders that use them. */
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

/** Orders that use a code, from their start; failed orders release it. */
export const discountUses = pgTable(
  'discount_uses',
  {
    discountId: uuid('discount_id')
      .notNull()
      .references(() => discounts.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id, { onDelete: 'cascade' }),
    userId: userReference('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.discountId, table.orderId] }),
    index('discount_uses_user').on(table.userId),
  ],
);

/** Processed provider events: each counts once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});

/** The sandbox's data as a payment provider: customers, checkouts, subscriptions, invoices. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The owning customer. */
    customerId: text('customer_id').notNull(),
    /** When it is due for processing. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    data: jsonb('data').notNull(),
  },
  (table) => [
    index('sandbox_objects_customer').on(table.customerId, table.kind),
    index('sandbox_objects_due').on(table.dueAt),
  ],
);
