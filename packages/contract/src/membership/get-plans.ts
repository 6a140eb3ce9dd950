import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { ACCESS_LEVELS, PLAN_FEATURES } from '../permissions/permission-table.ts';
import { BILLING_PERIOD_CODES, PLAN_NAMES, TRIAL_DAYS } from '../product-codes.ts';

const endpoint = defineEndpoints('membership');

/** Who can try a plan: everyone, users with a friend's code, or users who first add a card (decisions.md 7). */
const TRIAL_RULES = ['open', 'friend-code', 'card'] as const;
export type TrialRule = (typeof TRIAL_RULES)[number];

export const planTrial = namedObject('PlanTrial', {
  days: z.literal(TRIAL_DAYS),
  rule: z.enum(TRIAL_RULES),
  /** Null: any billing period. */
  period: z.literal(BILLING_PERIOD_CODES).nullable(),
});
export type PlanTrial = z.infer<typeof planTrial>;

/** Money in the smallest unit of its currency (cents), tax included (decisions.md 7.5). */
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
  /** Uploads per billing month. */
  replayLimit: z.number().int(),
  /** The limit isn't part of the offer, only protection against misuse. */
  isFairUse: z.boolean(),
  /** Coaching sessions per billing month, and their length in minutes. */
  coachingSessions: z.number().int(),
  coachingMinutes: z.number().int(),
  /** Access level of each feature; plan-opens.ts defines what it means. */
  features: namedObject('PlanFeatures', {
    PolrAnalytics: z.literal(Object.values(ACCESS_LEVELS)),
    TrainingPackCodes: z.literal(Object.values(ACCESS_LEVELS)),
    ProgressionTracking: z.literal(Object.values(ACCESS_LEVELS)),
    'Playlist Access': z.literal(Object.values(ACCESS_LEVELS)),
  }),
  /** By billing period, shortest first; empty for a free plan. */
  prices: z.array(planPrice),
  trials: z.array(planTrial),
});
export type Plan = z.infer<typeof plan>;

export const getPlans = endpoint('GET /api/v1/paymentproductsplans/get-plans', {
  summary: 'What each plan includes and costs, lowest first',
  access: 'public',
  responses: { 200: z.array(plan) },
});

/** A part of a response that the caller's plan doesn't include, so it is missing. */
export const gate = namedObject('Gate', {
  feature: z.enum(PLAN_FEATURES),
  /** The lowest plan that includes it; null if none does. */
  opensWith: z.enum(PLAN_NAMES).nullable(),
});
export type Gate = z.infer<typeof gate>;

export const coachingData = namedObject('CoachingData', {
  /** For this billing month; below 0 if a higher plan has ended. */
  remainingSession: z.number().int(),
  /** How many of them are paid with tokens. */
  ofTokens: z.number().int(),
  /** The plan's sessions per month, and their length in minutes. */
  sessionsPerMonth: z.number().int(),
  sessionMinutes: z.number().int(),
});
export type CoachingData = z.infer<typeof coachingData>;

export const getCoachingData = endpoint('GET /api/v1/coachsession/coaching-data', {
  summary: "Coaching sessions left in the caller's plan this month",
  access: 'account',
  responses: { 200: coachingData },
});
