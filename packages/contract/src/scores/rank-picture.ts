import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { heatGrid, placedShot } from './player-scores.ts';

const endpoint = defineEndpoints('scores');

/** Fewer players of a rank say more about themselves than about the rank. */
export const MIN_RANK_PLAYERS = 30;

/** How kickoffs from one spot go on average; kickoffs that nobody reached in time aren't counted. */
export const kickoffPicture = namedObject('KickoffPicture', {
  /** As players call it: "Left diagonal". */
  spot: z.string(),
  taken: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  /** Average path, x and y alternating in uu: a position every 0.2 s until half of them have reached the ball. */
  path: z.array(z.number().int()),
});
export type KickoffPicture = z.infer<typeof kickoffPicture>;

/** Where players of the next rank are, shoot from and take kickoffs, always attacking toward positive y. */
export const rankPicture = namedObject('RankPicture', {
  rank: z.string(),
  /** Players whose stored matches count for the rank. */
  players: z.number().int(),
  /** Null with fewer than 30 players. */
  pictures: z
    .object({
      matches: z.number().int(),
      heat: heatGrid,
      shots: z.array(placedShot),
      /** The caller's newest games, and the rank's. */
      kickoffs: z.object({ own: z.array(kickoffPicture), rank: z.array(kickoffPicture) }),
    })
    .nullable(),
});
export type RankPicture = z.infer<typeof rankPicture>;

export const getRankPicture = endpoint('GET /api/v1/scores/rank-picture', {
  summary: 'Where players of the next rank are, shoot from and take kickoffs, next to the caller',
  access: 'account',
  costly: true,
  query: z.object({ mode: z.preprocess(Number, z.literal([5, 10, 15])) }),
  responses: { 200: rankPicture },
  errors: [403],
});
