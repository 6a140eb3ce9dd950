import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { currency, money } from '../membership/get-plans.ts';
import { named, namedObject } from '../named.ts';
import { BILLING_PERIOD_CODES, PAID_PLAN_NAMES, PLAN_NAMES } from '../product-codes.ts';
import { sum } from './order.ts';

const endpoint = defineEndpoints('payments', { access: 'playerOrCoach' });

export const card = namedObject('Card', {
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
});
export type Card = z.infer<typeof card>;

export const SUBSCRIPTION_STATUS = ['trialing', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUS)[number];

const mySubscription = namedObject('MySubscription', {
  planName: z.enum(PAID_PLAN_NAMES),
  period: z.literal(BILLING_PERIOD_CODES),
  status: z.enum(SUBSCRIPTION_STATUS),
  /** Price of a period without discounts. */
  amount: money,
  currency,
  /** Next invoice, or the end of a canceled plan. */
  currentEnd: z.iso.datetime(),
  /** Amount of the next invoice; null if there is none. */
  nextAmount: money.nullable(),
  cancelAtEnd: z.boolean(),
  /** A change at the end of the period. */
  next: z.object({ planName: z.enum(PAID_PLAN_NAMES), period: z.literal(BILLING_PERIOD_CODES) }).nullable(),
  /** Deadline for fixing a failed payment. */
  graceEndsAt: z.iso.datetime().nullable(),
  /** Refund available today; `reason` says why there is none. */
  refund: z.object({ amount: money, until: z.iso.datetime().nullable(), reason: z.string().nullable() }),
});

export const myPayments = namedObject('MyPayments', {
  /** The effective plan, including a seat's. */
  planName: z.enum(PLAN_NAMES),
  /** TeamPlan through a seat in a coach's team. */
  hasSeat: z.boolean(),
  subscription: mySubscription.nullable(),
  /** A plan for a limited time without payment. */
  trial: z.object({ planName: z.enum(PLAN_NAMES), endsAt: z.iso.datetime() }).nullable(),
  /** Plans already tried: each can be tried once. */
  tried: z.array(z.enum(PLAN_NAMES)),
  cameByFriend: z.boolean(),
  card: card.nullable(),
  /** Payment provider: `sandbox` moves no money. */
  provider: z.enum(['sandbox', 'stripe']),
});
export type MyPayments = z.infer<typeof myPayments>;

export const getMyPayments = endpoint('GET /api/v1/payments/own', {
  summary: "The caller's plan, its payment and card",
  responses: { 200: myPayments },
});

const change = { access: 'playerOrCoach', responses: { 200: myPayments } } as const;

/** The plan stays until the end of the paid period. */
export const cancelPlan = endpoint('POST /api/v1/payments/cancel', {
  ...change,
  summary: 'Cancel the plan at the end of the paid period',
  errors: [409, 429, 502],
});

/** Undoes a cancellation, or a change at the end of the period. */
export const resumePlan = endpoint('POST /api/v1/payments/resume', {
  ...change,
  summary: 'Undo the cancellation of the plan',
  errors: [409, 429, 502],
});

/** 14 days, under 20 replays and no session used (decisions.md 7); the plan ends immediately. */
export const refundPlan = endpoint('POST /api/v1/payments/refund', {
  ...change,
  summary: 'Refund the plan',
  errors: [409, 429, 502],
});

/** Retries the card on file after a failed payment. */
export const payOpenInvoice = endpoint('POST /api/v1/payments/pay-open-invoice', {
  ...change,
  summary: 'Pay the open invoice',
  errors: [402, 409, 429, 502],
});

export const INVOICE_STATUS = ['open', 'paid', 'refunded', 'void'] as const;

export const invoice = namedObject('Invoice', {
  id: z.uuid(),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  status: z.enum(INVOICE_STATUS),
  lines: z.array(z.object({ text: z.string(), amount: z.number().int() })),
  sum,
  refunded: money,
  /** Period that is paid for; null for one-time purchases. */
  period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** Newest first. */
export const listInvoices = endpoint('GET /api/v1/payments/invoices', {
  summary: "The caller's invoices",
  query: z.object({
    pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(12),
  }),
  responses: {
    200: z.object({
      items: z.array(invoice),
      pageIndex: z.number().int(),
      pageSize: z.number().int(),
      total: z.number().int(),
    }),
  },
});

export const getInvoice = endpoint('GET /api/v1/payments/invoices/{invoiceId}', {
  summary: 'One invoice, to print',
  responses: {
    200: named(
      'PrintedInvoice',
      invoice.extend({ buyer: z.object({ name: z.string(), email: z.string().nullable() }) }),
    ),
  },
});
