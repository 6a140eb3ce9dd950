import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { currency, money } from '../membership/get-plans.ts';
import { named, namedObject } from '../named.ts';
import { BILLING_PERIOD_CODES, PAID_PLAN_NAMES, PLAN_NAMES } from '../product-codes.ts';

const endpoint = defineEndpoints('payments', { access: 'playerOrCoach' });

/** Maximum discount codes per order: one percentage and one flat. */
export const MAX_DISCOUNT_CODES = 2;

const codes = z
  .array(z.string().trim().min(1).max(40, 'Use at most 40 characters for the code.'))
  .max(MAX_DISCOUNT_CODES, 'Use at most two discount codes: one percentage and one fixed amount.')
  .default([]);

export const orderRequest = named(
  'OrderRequest',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('plan'),
      planName: z.enum(PAID_PLAN_NAMES),
      period: z.literal(BILLING_PERIOD_CODES),
      /** Starts with a trial, if the plan has a trial that needs a card. */
      trial: z.boolean().default(false),
      codes,
    }),
    z.object({ kind: z.literal('tokens'), product: z.string().min(1).max(40), codes }),
  ]),
);
export type OrderRequest = z.output<typeof orderRequest>;

/** An amount of money: net and tax add up to the total. */
export const sum = namedObject('Sum', { net: money, tax: money, total: money, currency });
export type Sum = z.infer<typeof sum>;

const line = z.object({ text: z.string(), amount: z.number().int() });
export type SumLine = z.infer<typeof line>;

/** When it takes effect: `checkout` after paying on the provider's page, `now` with the card on file, `periodEnd` later. */
const TAKES_EFFECT = ['checkout', 'now', 'periodEnd'] as const;

export const quote = namedObject('Quote', {
  /** Name of what is bought. */
  title: z.string(),
  takesEffect: z.enum(TAKES_EFFECT),
  /** Price, discounts and credit; they add up to the amount due now, or to the credit for the next invoices. */
  lines: z.array(line),
  due: sum,
  /** Percent of the net price; null if the provider determines it from the buyer's address, within the total. */
  taxPercent: z.number().nullable(),
  /** Credit left for the next invoices. */
  creditLeft: money,
  /** First invoice after this one; null for one-time payments. */
  next: z.object({ at: z.iso.datetime(), amount: money, currency }).nullable(),
  /** What changes when, one message each. */
  changes: z.array(z.string()),
  codes: z.array(z.string()),
  /** Rejected codes, each with a message. */
  refusedCodes: z.array(z.object({ code: z.string(), message: z.string() })),
  /** A code that the caller can use; null if none. */
  offeredCode: z.string().nullable(),
});
export type Quote = z.infer<typeof quote>;

export const ORDER_STATUS = ['open', 'processing', 'paid', 'failed', 'canceled'] as const;

export const order = namedObject('Order', {
  id: z.uuid(),
  /** Name of what is bought. */
  title: z.string(),
  kind: z.enum(['plan', 'tokens', 'card']),
  status: z.enum(ORDER_STATUS),
  /** User message: why it failed. */
  failure: z.string().nullable(),
  planName: z.enum(PLAN_NAMES).nullable(),
  period: z.literal(BILLING_PERIOD_CODES).nullable(),
  product: z.string().nullable(),
  isTrial: z.boolean(),
  due: sum,
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof order>;

/** Returns net, tax and total before payment, and what changes when. */
export const quoteOrder = endpoint('POST /api/v1/payments/quote', {
  summary: 'What an order would cost and change',
  body: orderRequest,
  responses: { 200: quote },
  errors: [404, 409, 429, 502],
});

/** The quoted price; 409 `price-changed` if it has changed since. */
const agreed = z.object({ agreedTotal: z.number().int().min(0) });

/**
 * `url`: the payment page; null if the card on file has paid or is about to, or nothing is due now. Returns the
 * existing order if this plan change is already in progress.
 */
export const startOrder = endpoint('POST /api/v1/payments/orders', {
  summary: 'Order a plan, a change of plan or coaching tokens',
  confirmed: true,
  body: z.intersection(orderRequest, agreed),
  responses: { 201: z.object({ order, url: z.string().nullable() }) },
  errors: [402, 404, 409, 429, 502],
});

/** Asks the payment provider while the order is open. */
export const getOrder = endpoint('GET /api/v1/payments/orders/{orderId}', {
  summary: 'Status of an order',
  responses: { 200: order },
  errors: [429, 502],
});

/** Closes the payment page; anything already paid still counts. */
export const leaveOrder = endpoint('POST /api/v1/payments/orders/{orderId}/leave', {
  summary: 'Cancel an order without paying',
  responses: { 200: order },
  errors: [429, 502],
});

/** Starts a trial without a card; at its end all data is kept and the plan falls back. */
export const startPlanTrial = endpoint('POST /api/v1/payments/trial', {
  summary: 'Try a plan without a card',
  body: z.object({ planName: z.enum(PAID_PLAN_NAMES) }),
  responses: { 200: z.object({ endsAt: z.iso.datetime() }) },
  errors: [404, 409],
});

/** Opens the provider's page for changing the card; it comes back as an order. */
export const updateCard = endpoint('POST /api/v1/payments/card', {
  summary: 'Change the card on file',
  confirmed: true,
  responses: { 201: z.object({ url: z.string() }) },
  errors: [409, 429, 502],
});

/** Signed by the provider, so the body is read as received. Every event counts once. */
export const paymentWebhook = endpoint('POST /api/v1/payments/webhook', {
  summary: 'Webhook of the payment provider',
  access: 'public',
  body: z.string().max(1_000_000),
  responses: { 200: z.object({ received: z.literal(true), isNew: z.boolean() }) },
  errors: [502],
});

/** Sandbox cards and their outcomes. */
export const SANDBOX_CARDS = [
  { number: '4242 4242 4242 4242', brand: 'Visa', outcome: 'pays', label: 'Pays' },
  { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'declined', label: 'Is declined' },
  {
    number: '4000 0027 6000 3184',
    brand: 'Visa',
    outcome: 'confirms',
    label: 'Checks with the bank first (takes a few seconds)',
  },
  {
    number: '4000 0000 0000 0341',
    brand: 'Visa',
    outcome: 'fails later',
    label: 'Works now, fails on the next invoice',
  },
] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];
const CARD_NUMBERS = SANDBOX_CARDS.map(({ number }) => number);

const sandboxCheckout = namedObject('SandboxCheckout', {
  id: z.string(),
  title: z.string(),
  mode: z.enum(['plan', 'tokens', 'card']),
  due: sum,
  /** Days until the first payment. */
  trialDays: z.number().int().nullable(),
  /** Price of each period after the first; null for one-time payments. */
  recurring: money.nullable(),
  status: z.enum(['open', 'processing', 'paid', 'failed', 'canceled']),
  /** Page to continue on afterward. */
  returnPath: z.string().nullable(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckout>;

const path = '/api/v1/payments/sandbox/{checkoutId}';
const params = z.object({ checkoutId: z.string().max(60) });

export const getSandboxCheckout = endpoint(`GET ${path}`, {
  summary: 'A checkout of the sandbox, which moves no money',
  params,
  responses: { 200: sandboxCheckout },
});

export const finishSandboxCheckout = endpoint(`POST ${path}`, {
  summary: 'Pay in the sandbox, or cancel',
  params,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('pay'), card: z.enum(CARD_NUMBERS) }),
    z.object({ action: z.literal('cancel') }),
  ]),
  responses: { 200: sandboxCheckout },
  errors: [409],
});

export const tokenProduct = namedObject('TokenProduct', {
  key: z.string(),
  tokens: z.number().int().min(1).max(100),
  amount: money,
  currency,
});
export type TokenProduct = z.infer<typeof tokenProduct>;

const coachTokens = namedObject('CoachTokens', {
  /** Can be a half: a late cancellation refunds half a token. */
  balance: z.number().min(0),
  /** Earliest expiry first. */
  lots: z.array(z.object({ tokens: z.number(), endsAt: z.iso.datetime() })),
  /** Products for sale, smallest first. */
  products: z.array(tokenProduct),
});
export type CoachTokens = z.infer<typeof coachTokens>;

export const getCoachTokens = endpoint('GET /api/v1/paymentproductsplans/get-coach-tokens', {
  summary: "The caller's coaching tokens, and what new ones cost",
  responses: { 200: coachTokens },
});
