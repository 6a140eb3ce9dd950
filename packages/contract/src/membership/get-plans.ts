import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { PLAN_NAMES } from '../product-codes.ts';

export const plan = z.object({
  name: z.enum(PLAN_NAMES),
  /** Basic 5, Platinum 10, Diamond 15, TeamPlan 20. */
  tier: z.number().int(),
  /** Uploads a billing month. */
  replayLimit: z.number().int(),
  /** The limit is no part of the offer, only a guard against misuse. */
  isFairUse: z.boolean(),
  /** Coaching sessions a billing month, and minutes of each. */
  coachingSessions: z.number().int(),
  coachingMinutes: z.number().int(),
});
export type Plan = z.infer<typeof plan>;

export const getPlans = defineEndpoint({
  method: 'GET',
  path: '/api/v1/paymentproductsplans/get-plans',
  area: 'membership',
  summary: 'What each plan gives, from the lowest up',
  access: 'public',
  responses: { 200: z.array(plan) },
  errors: [],
});
