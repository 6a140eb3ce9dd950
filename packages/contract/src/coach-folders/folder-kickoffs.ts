import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { clock } from '../gamedata/match-parts.ts';
import { named, namedObject } from '../named.ts';
import { folderBasis, folderPerson, folderWhere, playersFilter } from './folder-statistics.ts';
import { SIDES } from './folders.ts';

const endpoint = endpointsOf('coach-folders');

const side = z.enum(SIDES);

/** A way to the ball, or what a teammate does meanwhile; in the words of a coach who does not play. */
const habit = namedObject('KickoffHabit', { key: z.string(), label: z.string(), count: z.number().int() });
export type KickoffHabit = z.infer<typeof habit>;

/** What came of kickoffs that were taken; the outcome is where the ball goes, 1.25 s after the first touch. */
const sums = z.object({
  taken: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  neutral: z.number().int(),
  /** The taker touched the ball before everybody else. */
  firstTouches: z.number().int(),
  /** Of the kickoffs after which a team had the ball within 2 s, those in which the own one did. */
  possession: z.object({ own: z.number().int(), of: z.number().int() }),
  /** Median from the go to the taker's touch, s; null without a touch. */
  seconds: z.number().nullable(),
  /** Within 10 s of the first touch. */
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  /** Of the takers, most often first. */
  approaches: z.array(habit),
  /** Kickoffs that a teammate took, and what was done in them. */
  supported: z.number().int(),
  supports: z.array(habit),
});
export type KickoffSums = z.infer<typeof sums>;

/** From one spot, as the taker sees it. */
const spawnRow = named('KickoffSpawn', sums.extend({ spawn: z.string(), label: z.string() }));

/** One kickoff of a taker, for the viewer. */
const kickoffMoment = namedObject('KickoffMoment', {
  matchId: z.uuid(),
  side,
  playerId: z.string(),
  name: z.string(),
  /** Key of the player in the match. */
  player: z.string(),
  time: z.number(),
  clock,
  spawn: z.string(),
  spot: z.string(),
  approach: z.string(),
  result: z.enum(['won', 'lost', 'neutral']),
  firstTouch: z.boolean(),
  seconds: z.number().nullable(),
  goal: z.enum(['for', 'against']).nullable(),
});
export type KickoffMoment = z.infer<typeof kickoffMoment>;

/** Kickoff habits of both sides, of every player and spot, and the kickoffs themselves. */
export const postKickoffStat = endpoint('POST /api/v1/coach/kickoff-stat', {
  summary: 'Kickoffs of players and teams',
  access: 'coach',
  costly: true,
  query: folderWhere,
  body: playersFilter,
  responses: {
    200: named(
      'KickoffStatistics',
      folderBasis.extend({
        sides: z.array(sums.extend({ side, spots: z.array(spawnRow) })),
        players: z.array(folderPerson.extend(sums.shape)),
        /** Those taken, the newest ones, oldest first. */
        kickoffs: z.array(kickoffMoment),
      }),
    ),
  },
  errors: [404],
});
