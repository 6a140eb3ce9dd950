import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { estimate, OPPORTUNITY_REASONS } from '../scores/player-scores.ts';
import { currentSeason } from '../seasons/seasons.ts';
import { CHECK_VERDICTS } from '../training-plans/training-codes.ts';

const endpoint = defineEndpoints('progression');

/** Later goal difference per game minus the earlier one; null with not enough games. */
const goalChange = estimate.nullable();

/** An opportunity that was offered, what the player did about it, and what has changed since. */
const offeredOpportunity = namedObject('OfferedOpportunity', {
  metric: z.string(),
  label: z.string(),
  per5: z.boolean(),
  offeredAt: z.iso.datetime(),
  /** What it was worth then, in goals per game with a 95% interval; null if that wasn't known. */
  worth: estimate.nullable(),
  /** Oldest first. */
  done: z.array(
    z.object({ kind: z.enum(['drill', 'plan', 'coach']), name: z.string(), at: z.iso.datetime() }),
  ),
  /** Why the player dismissed it; null if they didn't. */
  dismissed: z.enum(OPPORTUNITY_REASONS).nullable(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  verdict: z.enum(CHECK_VERDICTS),
  gamesSince: z.number().int(),
  goals: goalChange,
});
export type OfferedOpportunity = z.infer<typeof offeredOpportunity>;

export const opportunityHistory = namedObject('OpportunityHistory', {
  /** Newest first, of all seasons. */
  items: z.array(offeredOpportunity),
  /** What came of those offered this season; null without any. */
  season: namedObject('OpportunitySeason', {
    ...currentSeason.shape,
    offered: z.number().int(),
    worked: z.number().int(),
    improved: z.number().int(),
    /** Since the first of them was offered, compared with the games before. */
    goals: goalChange,
  }).nullable(),
});
export type OpportunityHistory = z.infer<typeof opportunityHistory>;

export const getOpportunityHistory = endpoint('GET /api/v1/scores/opportunities', {
  summary: 'Opportunities offered in a mode, what the caller did about them, and what changed since',
  access: 'player',
  costly: true,
  query: z.object({ mode: z.preprocess(Number, z.literal([5, 10, 15])) }),
  responses: { 200: opportunityHistory },
});
