import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { money } from '../membership/get-plans.ts';
import { namedObject } from '../named.ts';
import { sum } from './order.ts';

/** Cards of the sandbox, and what comes of them. */
export const SANDBOX_CARDS = [
  { number: '4242 4242 4242 4242', brand: 'Visa', outcome: 'pays', label: 'Pays' },
  { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'declined', label: 'Is declined' },
  {
    number: '4000 0027 6000 3184',
    brand: 'Visa',
    outcome: 'confirms',
    label: 'Asks the bank first, which takes some seconds',
  },
  {
    number: '4000 0000 0000 0341',
    brand: 'Visa',
    outcome: 'fails later',
    label: 'Pays now, fails at the next invoice',
  },
] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];
const CARD_NUMBERS = SANDBOX_CARDS.map(({ number }) => number);

export const sandboxCheckout = namedObject('SandboxCheckout', {
  id: z.string(),
  title: z.string(),
  mode: z.enum(['plan', 'tokens', 'card']),
  due: sum,
  /** Days before the first payment. */
  trialDays: z.number().int().nullable(),
  /** What each period costs after the first; null for what is paid once. */
  recurring: money.nullable(),
  status: z.enum(['open', 'processing', 'paid', 'failed', 'canceled']),
  /** Page to go on with when it is over. */
  returnPath: z.string().nullable(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckout>;

const path = '/api/v1/payments/sandbox/{checkoutId}';
const area = 'payments';
const params = z.object({ checkoutId: z.string().max(60) });

export const getSandboxCheckout = defineEndpoint({
  method: 'GET',
  path,
  area,
  summary: 'A checkout of the sandbox, which moves no money',
  access: 'playerOrCoach',
  params,
  responses: { 200: sandboxCheckout },
  errors: [400, 401, 403, 404],
});

export const finishSandboxCheckout = defineEndpoint({
  method: 'POST',
  path,
  area,
  summary: 'Pay in the sandbox, or leave it',
  access: 'playerOrCoach',
  params,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('pay'), card: z.enum(CARD_NUMBERS) }),
    z.object({ action: z.literal('cancel') }),
  ]),
  responses: { 200: sandboxCheckout },
  errors: [400, 401, 403, 404, 409],
});
