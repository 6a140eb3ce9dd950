import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { invoice, myPayments } from './my-payments.ts';

const endpoint = defineEndpoints('payments');

const userPayments = namedObject('UserPayments', {
  /** The account's plan without a seat in a team. */
  ownPlanName: z.enum(PLAN_NAMES),
  payments: myPayments,
  /** The most recent ones, newest first. */
  invoices: z.array(invoice),
});
export type UserPayments = z.infer<typeof userPayments>;

const shared = {
  params: z.object({ userId: z.uuid() }),
  responses: { 200: userPayments },
} as const;

export const getUserPayments = endpoint('GET /api/v1/admin/users/{userId}/payments', {
  ...shared,
  summary: 'Plan, payments and invoices of an account',
  access: { module: 'Plans', action: 'View' },
});

/** Refunds what was paid for the current plan, whenever that was, and ends it at once. 409 `no-refund`. */
export const refundUserPlan = endpoint('POST /api/v1/admin/users/{userId}/refund', {
  ...shared,
  summary: 'Refund and end the plan of an account',
  access: { module: 'Plans', action: 'Edit' },
  body: z.object({
    note: z
      .string()
      .trim()
      .min(1, 'Say why. It’s saved in the audit trail.')
      .max(500, 'Keep it under 500 characters.'),
  }),
  errors: [409, 502],
});
