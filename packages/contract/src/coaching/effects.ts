import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { estimate } from '../scores/estimate.ts';
import { CHECK_VERDICTS } from '../training-plans/training-codes.ts';
import { checkNeeds } from '../training-plans/training-plan.ts';

const interval = z.tuple([z.number(), z.number()]).readonly();
const side = namedObject('EffectSide', { mean: z.number(), interval, games: z.number().int() });

/** What became of a number that a session was about; counts of a match as five minutes of live play. */
export const sessionEffect = namedObject('SessionEffect', {
  /** Named by the player's aim, or by the coach's homework. */
  of: z.enum(['aim', 'homework']),
  metric: z.string(),
  label: z.string(),
  per5: z.boolean(),
  better: z.enum(['higher', 'lower']),
  verdict: z.enum(CHECK_VERDICTS),
  /** All games are in: the verdict stays. */
  isDecided: z.boolean(),
  /** No further game counts: it is decided, or its days are over. */
  isClosed: z.boolean(),
  before: side.nullable(),
  after: side.nullable(),
  /** After minus before, with its 80 % interval. */
  difference: estimate.nullable(),
  needs: checkNeeds,
});
export type SessionEffect = z.infer<typeof sessionEffect>;

export const getSessionEffects = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coachsession/effects',
  area: 'coaching',
  summary: "What became of the caller's sessions that are done, by the pages of those that are over",
  access: 'playerOrCoach',
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: {
    200: z.object({
      items: z.array(z.object({ sessionId: z.uuid(), effects: z.array(sessionEffect) })),
    }),
  },
  errors: [400, 401, 403],
});
