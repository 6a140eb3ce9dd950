import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { RANKED_MODES } from '../ranks/ranks.ts';

const endpoint = endpointsOf('scores');

/** Points of a mode that are answered at most. */
export const MAX_PROGRESS_POINTS = 200;

/** Mode filter of specification.md 3: all 0, duel 5, doubles 10, standard 15. */
const playlistInQuery = z.preprocess(
  (value) => (value === undefined ? 0 : Number(value)),
  z.literal([0, 5, 10, 15], 'Choose 0, 5, 10 or 15.'),
);

const point = namedObject('ProgressPoint', {
  /** When the first game of the day or week (from Monday, in the player's time zone) was played, or the game itself. */
  at: z.iso.datetime(),
  mode: z.literal([5, 10, 15]),
  games: z.number().int(),
  won: z.number().int(),
  /**
   * Means by metric key, weighted by what each stands on (Σ value·over / Σ over); counts of a match as five minutes of
   * live play. Null where nothing was measured.
   */
  metrics: z.record(z.string(), z.number().nullable()),
  /** POLR of the 20 games of the mode up to the last of this point; null below three and while the declared rank holds over half. */
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
 * How ranks and numbers have gone over time, oldest first: the player's own uploads of soccar matches that count
 * (see the eligibility table), one mode a point, the newest 200 of each.
 */
export const progress = namedObject('Progress', {
  playlist: z.literal([0, 5, 10, 15]),
  by: z.enum(['game', 'day', 'week']),
  ranks: z.array(
    z.object({
      mode: z.enum(RANKED_MODES),
      /** Id of the rank held from then on. */
      rank: z.string(),
      source: z.enum(['declared', 'provider']),
      at: z.iso.datetime(),
    }),
  ),
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
    /** Metric keys, once or several times; left out: the heaviest of each category. */
    metric: z
      .union([
        z.array(z.string().max(80)).max(40),
        z
          .string()
          .max(80)
          .transform((one) => [one]),
      ])
      .optional(),
    /** False leaves the points out, for who asks of ranks alone: they are read out of every game. */
    points: z.stringbool().default(true),
    from: momentWithinReach().optional(),
    to: momentWithinReach().optional(),
  }),
  responses: { 200: progress },
});
