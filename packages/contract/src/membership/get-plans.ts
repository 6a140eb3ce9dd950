import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { ACCESS_LEVELS, PLAN_FEATURES } from '../permissions/permission-table.ts';
import { BILLING_PERIOD_CODES, PLAN_NAMES, TRIAL_DAYS } from '../product-codes.ts';

const endpoint = endpointsOf('membership');

/** Who can try a plan: everybody, who came by a friend's code, or who gives a card first (decisions.md 7). */
const TRIAL_RULES = ['open', 'friend-code', 'card'] as const;
export type TrialRule = (typeof TRIAL_RULES)[number];

export const planTrial = namedObject('PlanTrial', {
  days: z.literal(TRIAL_DAYS),
  rule: z.enum(TRIAL_RULES),
  /** Null: whatever the billing period. */
  period: z.literal(BILLING_PERIOD_CODES).nullable(),
});
export type PlanTrial = z.infer<typeof planTrial>;

/** Money is counted in the smallest unit of its currency (cents), tax included (decisions.md 7.5). */
export const money = z.number().int().min(0).max(10_000_000);
export const currency = z.literal('usd');

export const planPrice = namedObject('PlanPrice', {
  period: z.literal(BILLING_PERIOD_CODES),
  amount: money,
  currency,
});
export type PlanPrice = z.infer<typeof planPrice>;

export const plan = namedObject('Plan', {
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
  /** How far each feature is open; what that means stands in plan-opens.ts. */
  features: namedObject('PlanFeatures', {
    PolrAnalytics: z.literal(Object.values(ACCESS_LEVELS)),
    TrainingPackCodes: z.literal(Object.values(ACCESS_LEVELS)),
    ProgressionTracking: z.literal(Object.values(ACCESS_LEVELS)),
    'Playlist Access': z.literal(Object.values(ACCESS_LEVELS)),
  }),
  /** By billing period, from the shortest; none for what is free. */
  prices: z.array(planPrice),
  trials: z.array(planTrial),
});
export type Plan = z.infer<typeof plan>;

export const getPlans = endpoint('GET /api/v1/paymentproductsplans/get-plans', {
  summary: 'What each plan includes and costs, lowest first',
  access: 'public',
  responses: { 200: z.array(plan) },
});

/** A part of an answer that the caller's plan does not open, and that is therefore not in it. */
export const gate = namedObject('Gate', {
  feature: z.enum(PLAN_FEATURES),
  /** The smallest plan that opens it; null while no plan does. */
  opensWith: z.enum(PLAN_NAMES).nullable(),
});
export type Gate = z.infer<typeof gate>;

export const coachingData = namedObject('CoachingData', {
  /** Of this billing month; below 0 where a larger plan has ended. */
  remainingSession: z.number().int(),
  /** What the plan gives a month, and minutes of each. */
  sessionsPerMonth: z.number().int(),
  sessionMinutes: z.number().int(),
});
export type CoachingData = z.infer<typeof coachingData>;

export const getCoachingData = endpoint('GET /api/v1/coachsession/coaching-data', {
  summary: "Coaching sessions left in the caller's plan this month",
  access: 'account',
  responses: { 200: coachingData },
});
