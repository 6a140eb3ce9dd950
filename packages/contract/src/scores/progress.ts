import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedObject } from '../named.ts';
import { RANKED_MODES } from '../ranks/ranks.ts';

const endpoint = defineEndpoints('scores');

/** Maximum points per mode in a response. */
export const MAX_PROGRESS_POINTS = 200;

/** Mode filter of specification.md 3: all 0, duel 5, doubles 10, standard 15. */
const playlistInQuery = z.preprocess(
  (value) => (value === undefined ? 0 : Number(value)),
  z.literal([0, 5, 10, 15], 'Choose All (0), Duel (5), Doubles (10) or Standard (15).'),
);

const point = namedObject('ProgressPoint', {
  /** When the first game of the day or week (from Monday, in the player's time zone), or the game itself, was played. */
  at: z.iso.datetime(),
  mode: z.literal([5, 10, 15]),
  games: z.number().int(),
  won: z.number().int(),
  /**
   * Means by metric key, weighted by sample (Σ value·over / Σ over); match counts are per five minutes of live play.
   * Null if nothing was measured.
   */
  metrics: z.record(z.string(), z.number().nullable()),
  /**
   * POLR of the mode's 20 games up to the last game of this point; null below three games and while the declared rank
   * has over half of the weight.
   */
  polr: z
    .object({
      value: z.number(),
      /** 80 % */
      interval: z.tuple([z.number(), z.number()]).readonly(),
      status: z.enum(['provisional', 'full']),
      games: z.number().int(),
    })
    .nullable(),
});

/**
 * Ranks and stats over time, oldest first: the player's own uploads of soccar matches that count (see the eligibility
 * table), one mode per point, the newest 200 of each.
 */
export const progress = namedObject('Progress', {
  playlist: z.literal([0, 5, 10, 15]),
  by: z.enum(['game', 'day', 'week']),
  ranks: arrayOf({
    mode: z.enum(RANKED_MODES),
    /** ID of the rank from then on. */
    rank: z.string(),
    source: z.enum(['declared', 'provider']),
    at: z.iso.datetime(),
  }),
  points: z.array(point),
});
export type Progress = z.infer<typeof progress>;

export const getProgress = endpoint('GET /api/profile/progress', {
  summary: 'Ranks and metric averages over time',
  access: 'player',
  costly: true,
  query: z.object({
    playlist: playlistInQuery,
    by: z.enum(['game', 'day', 'week']).default('day'),
    /** Metric keys, one or several; if omitted, the heaviest of each category. */
    metric: z
      .union([
        z.array(z.string().max(80)).max(40),
        z
          .string()
          .max(80)
          .transform((one) => [one]),
      ])
      .optional(),
    /** False omits the points, which are calculated from every game, when only ranks are needed. */
    points: z.stringbool().default(true),
    from: momentWithinReach().optional(),
    to: momentWithinReach().optional(),
  }),
  responses: { 200: progress },
});
