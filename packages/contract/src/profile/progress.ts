import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { RANKED_MODES } from './ranks.ts';

/** Mode filter of specification section 3: all 0, duel 5, doubles 10, standard 15. */
const playlistInQuery = z.preprocess(
  (value) => (value === undefined ? 0 : Number(value)),
  z.literal([0, 5, 10, 15], 'Choose 0, 5, 10 or 15.'),
);

const point = z.object({
  /** First moment of the day or week (Monday) in the player's time zone, or when the game was played. */
  at: z.iso.datetime(),
  mode: z.literal([5, 10, 15]),
  games: z.number().int(),
  won: z.number().int(),
  /**
   * Means by metric key, weighted by what each stands on (Σ value·over / Σ over); null where nothing was measured.
   */
  metrics: z.record(z.string(), z.number().nullable()),
});

/**
 * How ranks and numbers have gone over time, oldest first: the player's own uploads of soccar matches that count
 * (see the eligibility table), one mode a point.
 */
export const progress = z.object({
  playlist: z.literal([0, 5, 10, 15]),
  by: z.enum(['game', 'day', 'week']),
  ranks: z.array(
    z.object({
      mode: z.enum(RANKED_MODES),
      /** Id of the rank; null where it was taken back. */
      rank: z.string().nullable(),
      source: z.enum(['declared', 'provider']),
      at: z.iso.datetime(),
    }),
  ),
  points: z.array(point),
});
export type Progress = z.infer<typeof progress>;

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/api/profile/progress',
  area: 'profile',
  summary: 'Ranks and metric means over time',
  access: 'player',
  query: z.object({
    playlist: playlistInQuery,
    by: z.enum(['game', 'day', 'week']).default('day'),
    /** Metric keys, once or several times; left out: one a category. */
    metric: z
      .union([
        z.array(z.string().max(80)).max(40),
        z
          .string()
          .max(80)
          .transform((one) => [one]),
      ])
      .optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  }),
  responses: { 200: progress },
  errors: [400, 401, 403],
});
