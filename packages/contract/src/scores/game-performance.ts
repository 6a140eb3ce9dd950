import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { eventItem } from '../gamedata/event-list.ts';
import { gate } from '../membership/get-plans.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('scores');

const moment = namedObject('PerformanceMoment', {
  event: eventItem.omit({ flag: true }),
  /** In goals for the own team; below 0 against it. */
  value: z.number(),
  /** What the opponents made of a mistake. */
  followedBy: z.object({ label: z.string(), seconds: z.number() }).nullable(),
}).nullable();

const comparison = z.object({
  /** 0-100 compared with the player's rank, for this game only: a description, not a rating. */
  score: z.number().nullable(),
  /** Its mean over the ten games before. */
  mean: z.number().nullable(),
});

/** One of the caller's games compared with the ten games before (decisions.md 12). */
export const gamePerformance = namedObject('GamePerformance', {
  matchId: z.uuid(),
  playedAt: z.iso.datetime().nullable(),
  /** Null for team sizes without scores. */
  mode: z.union([z.literal(5), z.literal(10), z.literal(15)]).nullable(),
  playlist: z.string(),
  map: z.string(),
  result: z.enum(['won', 'lost', 'drawn']),
  goals: z.object({ own: z.number().int(), other: z.number().int() }),
  /** 0 blue, 1 orange. */
  team: z.union([z.literal(0), z.literal(1)]),
  /** Declared ranks of players with an account, by name. */
  ranks: z.array(z.object({ name: z.string(), rank: z.string(), own: z.boolean() })),
  comparedWith: z.string().nullable(),
  overall: comparison,
  categories: z.array(comparison.extend({ category: z.string(), label: z.string() })),
  earlierGames: z.number().int(),
  /** Why there are no scores. */
  reason: z.string().nullable(),
  /**
   * What the plan doesn't include: *Playlist Access* for all scores in this mode, *PolrAnalytics* for the categories,
   * or all scores.
   */
  gates: z.array(gate),
  xgRace: z.array(z.object({ time: z.number(), own: z.boolean(), total: z.number(), goal: z.boolean() })),
  seconds: z.number(),
  best: moment,
  worst: moment,
  /** The metric farthest outside its usual range, with the difference from the ten games before. */
  standout: z
    .object({
      metric: z.string(),
      label: z.string(),
      value: z.number(),
      mean: z.number(),
      better: z.boolean(),
    })
    .nullable(),
});
export type GamePerformance = z.infer<typeof gamePerformance>;

export const getGamePerformance = endpoint('GET /api/v1/scores/game/{matchId}', {
  summary: 'One game of the caller compared with their previous ten',
  access: 'account',
  costly: true,
  responses: { 200: gamePerformance },
});
