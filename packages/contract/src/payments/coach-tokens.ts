import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { currency, money } from '../membership/get-plans.ts';
import { namedObject } from '../named.ts';

export const tokenProduct = namedObject('TokenProduct', {
  key: z.string(),
  tokens: z.number().int().min(1).max(100),
  amount: money,
  currency,
});
export type TokenProduct = z.infer<typeof tokenProduct>;

export const coachTokens = namedObject('CoachTokens', {
  /** Whole and half ones: a late cancelling gives half a token back. */
  balance: z.number().min(0),
  /** Soonest to end first. */
  lots: z.array(z.object({ tokens: z.number(), endsAt: z.iso.datetime() })),
  /** What can be bought, fewest first. */
  products: z.array(tokenProduct),
});
export type CoachTokens = z.infer<typeof coachTokens>;

export const getCoachTokens = defineEndpoint({
  method: 'GET',
  path: '/api/v1/paymentproductsplans/get-coach-tokens',
  area: 'payments',
  summary: "The caller's coaching tokens, and what new ones cost",
  access: 'playerOrCoach',
  responses: { 200: coachTokens },
  errors: [401, 403],
});
