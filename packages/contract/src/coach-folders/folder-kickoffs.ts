import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { clock } from '../gamedata/match-parts.ts';
import { named, namedExtension, namedObject } from '../named.ts';
import { folderBasis, folderCall, folderPerson, playersFilter } from './folder-statistics.ts';
import { SIDES } from './folders.ts';

const endpoint = defineEndpoints('coach-folders');

const side = z.enum(SIDES);

/** An approach to the ball, or what a teammate does meanwhile, worded for coaches who don't play. */
const habit = namedObject('KickoffHabit', { key: z.string(), label: z.string(), count: z.number().int() });
export type KickoffHabit = z.infer<typeof habit>;

/** Outcomes of kickoffs that were taken; the outcome is where the ball goes, 1.25 s after the first touch. */
const sums = z.object({
  taken: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  neutral: z.number().int(),
  /** The taker touched the ball first. */
  firstTouches: z.number().int(),
  /** Of the kickoffs after which a team had the ball within 2 s, those where it was the taker's team. */
  possession: z.object({ own: z.number().int(), of: z.number().int() }),
  /** Median time from the start to the taker's touch, s; null without a touch. */
  seconds: z.number().nullable(),
  /** Within 10 s of the first touch. */
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  /** The takers' approaches, most frequent first. */
  approaches: z.array(habit),
  /** Kickoffs that a teammate took, and what the player did in them. */
  supported: z.number().int(),
  supports: z.array(habit),
});
export type KickoffSums = z.infer<typeof sums>;

/** Kickoffs from one spot, as the taker sees it. */
const spawnRow = named('KickoffSpawn', sums.extend({ spawn: z.string(), label: z.string() }));

/** One taker's kickoff, for the viewer. */
const kickoffMoment = namedObject('KickoffMoment', {
  matchId: z.uuid(),
  side,
  playerId: z.string(),
  name: z.string(),
  /** The player's key in the match. */
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

/** Returns the kickoff habits of both sides, of every player and spot, and the kickoffs themselves. */
export const postKickoffStat = endpoint('POST /api/v1/coach/kickoff-stat', {
  ...folderCall,
  summary: 'Kickoffs of players and teams',
  body: playersFilter,
  responses: {
    200: namedExtension('KickoffStatistics', folderBasis, {
      sides: z.array(sums.extend({ side, spots: z.array(spawnRow) })),
      players: z.array(folderPerson.extend(sums.shape)),
      /** The newest kickoffs that they took, oldest first. */
      kickoffs: z.array(kickoffMoment),
    }),
  },
});
