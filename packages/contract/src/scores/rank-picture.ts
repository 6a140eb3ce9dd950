import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { heatGrid } from './player-scores.ts';

const endpoint = endpointsOf('scores');

/** Fewer players of a rank say more about themselves than about the rank. */
export const MIN_RANK_PLAYERS = 30;

/** An attempt by place, attacking toward positive y, uu. */
export const placedShot = namedObject('PlacedShot', {
  x: z.number(),
  y: z.number(),
  xg: z.number().nullable(),
  outcome: z.string(),
});

/** Where players of the next rank are and shoot from, always attacking toward positive y. */
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
    })
    .nullable(),
});
export type RankPicture = z.infer<typeof rankPicture>;

export const getRankPicture = endpoint('GET /api/v1/scores/rank-picture', {
  summary: 'Where players of the next rank are and shoot from, to put next to the caller',
  access: 'account',
  costly: true,
  query: z.object({ mode: z.preprocess(Number, z.literal([5, 10, 15])) }),
  responses: { 200: rankPicture },
  errors: [403],
});
