import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Why a player does not want to see an opportunity now (decisions.md 11). */
export const OPPORTUNITY_REASONS = ['know', 'not-true', 'not-my-goal'] as const;
export type OpportunityReason = (typeof OPPORTUNITY_REASONS)[number];

/** For how long each reason hides it, days. */
export const OPPORTUNITY_HIDDEN_DAYS: Readonly<Record<OpportunityReason, number>> = {
  know: 28,
  'not-true': 90,
  'not-my-goal': 90,
};

const mode = z.preprocess(Number, z.literal([5, 10, 15]));
const reason = z.enum(OPPORTUNITY_REASONS);
const metric = z.string().max(100);

export const answerOpportunity = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/scores/opportunity-answer',
  area: 'scores',
  summary: 'Not now: hides an opportunity for a while, with the reason',
  access: 'account',
  body: z.object({ mode, metric, reason }),
  responses: { 200: z.object({ hiddenUntil: z.iso.datetime() }) },
  errors: [400, 401],
});

export const takeBackOpportunityAnswer = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/scores/opportunity-answer',
  area: 'scores',
  summary: 'Shows a hidden opportunity again',
  access: 'account',
  query: z.object({ mode, metric }),
  responses: { 200: z.object({ hiddenUntil: z.null() }) },
  errors: [400, 401],
});

/** Metrics whose finding players call untrue: for the review of detectors. */
export const countDoubtedMetrics = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/doubted-metrics',
  area: 'scores',
  summary: 'How many players call each opportunity untrue, known, or not their goal',
  access: 'admin',
  permission: { module: 'Users', action: 'View' },
  responses: {
    200: z.array(z.object({ mode: z.number().int(), metric: z.string(), reason, players: z.number().int() })),
  },
  errors: [401, 403],
});
