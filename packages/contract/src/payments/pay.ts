import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { PAID_PLAN_NAMES } from '../product-codes.ts';
import { order, quote, wanted } from './order.ts';

const area = 'payments';

/** Net, tax and total before paying, and what changes when. */
export const quoteOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payments/quote',
  area,
  summary: 'What an order would cost and change',
  access: 'playerOrCoach',
  body: wanted,
  responses: { 200: quote },
  errors: [400, 401, 403, 404, 409],
});

/** What one was told before; a price that has changed meanwhile answers 409 `price-changed`. */
const agreed = z.object({ agreedTotal: z.number().int().min(0) });

/**
 * `url`: the page to pay on; null where the card on file has paid or is about to, or nothing is to pay now. The change of a
 * plan that is being made already is answered by its order.
 */
export const beginOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payments/orders',
  area,
  summary: 'Order a plan, a change of plan or coaching tokens',
  access: 'playerOrCoach',
  confirmed: true,
  body: z.intersection(wanted, agreed),
  responses: { 201: z.object({ order, url: z.string().nullable() }) },
  errors: [400, 401, 402, 403, 404, 409, 502],
});

/** Asks the payment provider while it is open. */
export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v1/payments/orders/{orderId}',
  area,
  summary: 'How an order stands',
  access: 'playerOrCoach',
  params: z.object({ orderId: z.uuid() }),
  responses: { 200: order },
  errors: [400, 401, 403, 404, 502],
});

/** Closes the page to pay on; what has been paid meanwhile counts. */
export const leaveOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payments/orders/{orderId}/leave',
  area,
  summary: 'Leave an order without paying',
  access: 'playerOrCoach',
  params: z.object({ orderId: z.uuid() }),
  responses: { 200: order },
  errors: [400, 401, 403, 404, 502],
});

/** A trial that needs no card; at its end everything is kept and the plan falls back. */
export const startPlanTrial = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payments/trial',
  area,
  summary: 'Try a plan without a card',
  access: 'playerOrCoach',
  body: z.object({ planName: z.enum(PAID_PLAN_NAMES) }),
  responses: { 200: z.object({ endsAt: z.iso.datetime() }) },
  errors: [400, 401, 403, 404, 409],
});

/** To the provider's page where the card is changed; it comes back as an order. */
export const changeCard = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payments/card',
  area,
  summary: 'Change the card on file',
  access: 'playerOrCoach',
  confirmed: true,
  responses: { 201: z.object({ url: z.string() }) },
  errors: [401, 403, 409, 502],
});

/** Signed by the provider; the body is read as it came. Every event counts once. */
export const paymentWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/payments/webhook',
  area,
  summary: 'Where the payment provider tells what has happened',
  access: 'public',
  body: z.string().max(1_000_000),
  responses: { 200: z.object({ received: z.literal(true), isNew: z.boolean() }) },
  errors: [400, 502],
});
