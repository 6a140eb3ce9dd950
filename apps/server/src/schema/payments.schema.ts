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
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { ownerReference } from './columns.ts';

/** Started payments and their outcomes. */
export const paymentOrders = t.pgTable(
  'payment_orders',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    kind: t.text('kind', { enum: ['plan', 'tokens', 'card'] }).notNull(),
    title: t.text('title').notNull(),
    status: t.text('status', { enum: ORDER_STATUS }).notNull(),
    failure: t.text('failure'),
    planName: t.text('plan_name').$type<PaidPlanName>(),
    period: t.integer('period').$type<BillingPeriod>(),
    /** Tokens as sold at the time. */
    product: t.text('product'),
    tokens: t.integer('tokens'),
    isTrial: t.boolean('is_trial').notNull().default(false),
    net: t.integer('net').notNull(),
    tax: t.integer('tax').notNull(),
    total: t.integer('total').notNull(),
    currency: t.text('currency').$type<'usd'>().notNull(),
    codes: t.jsonb('codes').$type<string[]>().notNull(),
    provider: t.text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    /** The provider's page; null if paid with the card on file. */
    checkoutId: t.text('checkout_id').unique(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: t.timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [t.index('payment_orders_user').on(table.userId, table.createdAt)],
);

/** Numbers requests to the provider: the response to a later request is never older. */
export const readTickets = t.pgSequence('payment_read_tickets');

/** An account's customer id at the provider, with the stored card (last digits, shown to the owner). */
export const paymentCustomers = t.pgTable('payment_customers', {
  userId: userReference('user_id').primaryKey(),
  customerId: t.text('customer_id').notNull().unique(),
  cardBrand: t.text('card_brand'),
  cardLast4: t.text('card_last4'),
  cardMonth: t.integer('card_month'),
  cardYear: t.integer('card_year'),
});

/** Recurring plans, as last reported by the provider. */
export const subscriptions = t.pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: t.text('id').primaryKey(),
    userId: userReference('user_id'),
    planName: t.text('plan_name').$type<PaidPlanName>().notNull(),
    period: t.integer('period').$type<BillingPeriod>().notNull(),
    amount: t.integer('amount').notNull(),
    currency: t.text('currency').$type<'usd'>().notNull(),
    status: t.text('status', { enum: SUBSCRIPTION_STATUS }).notNull(),
    startedAt: t.timestamp('started_at', { withTimezone: true }).notNull(),
    anchorAt: t.timestamp('anchor_at', { withTimezone: true }).notNull(),
    currentStart: t.timestamp('current_start', { withTimezone: true }).notNull(),
    currentEnd: t.timestamp('current_end', { withTimezone: true }).notNull(),
    trialEndsAt: t.timestamp('trial_ends_at', { withTimezone: true }),
    cancelAtEnd: t.boolean('cancel_at_end').notNull(),
    nextPlanName: t.text('next_plan_name').$type<PaidPlanName>(),
    nextPeriod: t.integer('next_period').$type<BillingPeriod>(),
    /** Amount of the next invoice; null if there is none. */
    nextAmount: t.integer('next_amount'),
    /** When the first payment attempt for the open invoice failed. */
    pastDueSince: t.timestamp('past_due_since', { withTimezone: true }),
    endedAt: t.timestamp('ended_at', { withTimezone: true }),
    /** Ticket of the request that returned this. */
    readTicket: t.bigint('read_ticket', { mode: 'number' }).notNull(),
  },
  (table) => [
    t.index('subscriptions_user').on(table.userId),
    t.index('subscriptions_past_due').on(table.pastDueSince),
  ],
);

/** Paid and open invoices. After an account is deleted, amounts are kept without its identity. */
export const invoices = t.pgTable(
  'invoices',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    /** Consecutive; shown as `DC-000123`. A gap means that an insert was rolled back. */
    number: t.serial('number').notNull().unique(),
    userId: t.uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    providerId: t.text('provider_id').notNull().unique(),
    subscriptionId: t.text('subscription_id'),
    status: t.text('status', { enum: INVOICE_STATUS }).notNull(),
    issuedAt: t.timestamp('issued_at', { withTimezone: true }).notNull(),
    periodFrom: t.timestamp('period_from', { withTimezone: true }),
    periodTo: t.timestamp('period_to', { withTimezone: true }),
    lines: t.jsonb('lines').$type<SumLine[]>().notNull(),
    net: t.integer('net').notNull(),
    tax: t.integer('tax').notNull(),
    total: t.integer('total').notNull(),
    currency: t.text('currency').$type<'usd'>().notNull(),
    refunded: t.integer('refunded').notNull(),
  },
  (table) => [
    t.index('invoices_user').on(table.userId, table.issuedAt),
    t.index('invoices_issued').on(table.issuedAt),
  ],
);

/** Discount codes; deleted codes are kept for the orders that use them. */
export const discounts = t.pgTable(
  'discounts',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    code: t.text('code').notNull(),
    type: t.integer('type').$type<DiscountType>().notNull(),
    /** Percent, or cents. */
    amount: t.integer('amount').notNull(),
    plans: t.jsonb('plans').$type<PaidPlanName[]>().notNull(),
    periods: t.jsonb('periods').$type<BillingPeriod[]>().notNull(),
    forTokens: t.boolean('for_tokens').notNull(),
    firstCycles: t.integer('first_cycles'),
    onlyReferred: t.boolean('only_referred').notNull(),
    startsAt: t.timestamp('starts_at', { withTimezone: true }),
    endsAt: t.timestamp('ends_at', { withTimezone: true }),
    totalLimit: t.integer('total_limit'),
    perUserLimit: t.integer('per_user_limit'),
    note: t.text('note').notNull(),
    version: t.integer('version').notNull().default(1),
    deletedAt: t.timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [t.uniqueIndex('discounts_code').on(table.code).where(sql`deleted_at is null`)],
);

/** Orders that use a code, from their start; failed orders release it. */
export const discountUses = t.pgTable(
  'discount_uses',
  {
    discountId: t
      .uuid('discount_id')
      .notNull()
      .references(() => discounts.id),
    orderId: ownerReference('order_id', () => paymentOrders.id),
    userId: userReference('user_id'),
  },
  (table) => [
    t.primaryKey({ columns: [table.discountId, table.orderId] }),
    t.index('discount_uses_user').on(table.userId),
  ],
);

/** Processed provider events: each counts once. */
export const paymentEvents = t.pgTable('payment_events', {
  id: t.text('id').primaryKey(),
  type: t.text('type').notNull(),
  receivedAt: t.timestamp('received_at', { withTimezone: true }).notNull(),
});

/** The sandbox's data as a payment provider: customers, checkouts, subscriptions, invoices. */
export const sandboxObjects = t.pgTable(
  'sandbox_objects',
  {
    id: t.text('id').primaryKey(),
    kind: t.text('kind').notNull(),
    customerId: t.text('customer_id').notNull(),
    /** When it is due for processing. */
    dueAt: t.timestamp('due_at', { withTimezone: true }),
    data: t.jsonb('data').notNull(),
  },
  (table) => [
    t.index('sandbox_objects_customer').on(table.customerId, table.kind),
    t.index('sandbox_objects_due').on(table.dueAt),
  ],
);
