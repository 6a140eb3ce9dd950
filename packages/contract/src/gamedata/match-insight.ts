import { z } from 'zod';
import { arrayOf, namedObject } from '../named.ts';
import { clock, pairOf, team } from './match-parts.ts';

/** A value with its sample (attempts, seconds of live play, 1 for counts in the match). */
const metricStat = namedObject('MetricFigure', { value: z.number().nullable(), over: z.number() });

/** By metric key (see the registry in `packages/analysis/src/metrics`). */
const metrics = z.record(z.string(), metricStat);

/**
 * Seconds of live play with the player's car in each of the 24 field zones (code 5 first), and ball touches there;
 * all 0 on nonstandard fields.
 */
const zones = z.object({
  seconds: z.array(z.number()).length(24),
  touches: z.array(z.number().int()).length(24),
});

export const mechanicRow = namedObject('MechanicRow', {
  code: z.number().int(),
  attempts: z.number().int(),
  successes: z.number().int(),
});

/** Means include their number of kickoffs, so that matches can be added up. */
const kickoffs = namedObject('KickoffInsight', {
  taken: z.number().int(),
  notTaken: z.number().int(),
  /** Of the kickoffs taken, as are all fields up to `boostAfter`. */
  won: z.number().int(),
  lost: z.number().int(),
  neutral: z.number().int(),
  /** Nobody reached the ball within 8 seconds; missing in matches analyzed before this was recorded. */
  untouched: z.number().int().optional(),
  firstTouches: z.number().int(),
  /** The player's team had the ball afterwards. */
  possession: z.number().int(),
  spawns: arrayOf({
    spawn: z.string(),
    count: z.number().int(),
    won: z.number().int(),
    lost: z.number().int(),
    neutral: z.number().int(),
    untouched: z.number().int().optional(),
    firstTouches: z.number().int(),
    /** Median seconds from the start to the player's touch. */
    time: metricStat,
  }),
  approaches: z.array(z.object({ approach: z.string(), count: z.number().int() })),
  /** Mean from -1 (deep in their own half) to 1. */
  strength: metricStat,
  /** Mean boost half a second after the touch. */
  boostAfter: metricStat,
  /** The player's actions in kickoffs that a teammate took. */
  supports: z.array(z.object({ movement: z.string(), count: z.number().int() })),
  /** Within 10 seconds of the first touch, in all kickoffs. */
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
});

/** Seconds; null in 1v1. */
const roles = z.object({
  first: z.number(),
  second: z.number(),
  third: z.number(),
  ambiguous: z.number(),
});

/** Seconds of controlled possession while the player was in the match; `own` is their own. */
const playerPossession = z.object({ own: z.number(), team: z.number(), opponents: z.number() });
/** They add up to all live play. */
const teamPossession = z.object({ team: z.number(), opponents: z.number(), neutral: z.number() });

/** Shots of one kind; codes and their order as in `SHOT_TYPES`, `PLACEMENTS` and `SHOT_HEIGHTS`. */
export const shotRow = namedObject('ShotRow', {
  code: z.number().int(),
  shots: z.number().int(),
  onTarget: z.number().int(),
  goals: z.number().int(),
  saved: z.number().int(),
  /** After a teammate's pass. */
  assisted: z.number().int(),
  /** Without own goals. */
  xg: z.number(),
});

/** One row per move, in the order of `DEFENSE_MOVES`; `successes` is null if the move can't succeed or fail. */
const defenseMoves = z.array(
  z.object({ code: z.number().int(), count: z.number().int(), successes: z.number().int().nullable() }),
);

const playerInsight = namedObject('PlayerInsight', {
  metrics,
  /** Live play while the player was in the match. */
  liveSeconds: z.number(),
  /** How much of it their car didn't move for five seconds or more. */
  idleSeconds: z.number(),
  zones,
  /** One row per mechanic, in the order of `MECHANICS` (`@datacoach/analysis/metadata`). */
  mechanics: z.array(mechanicRow),
  /**
   * Four counts per row of the engine's `SIDE_ROWS`: attempts and successes on the left, then on the right; missing in
   * matches analyzed before this was recorded.
   */
  sides: z.array(z.number().int()).optional(),
  kickoffs,
  roles: roles.nullable(),
  /** Pickups by standard pad number, in field coordinates; null on maps with another layout. */
  pads: z.array(z.number().int()).length(34).nullable(),
  possession: playerPossession,
  shotTypes: z.array(shotRow),
  /** Goals by where they went in, other shots on target by where they would have. */
  placements: z.array(shotRow),
  shotHeights: z.array(shotRow),
  defenseMoves,
});
const teamInsight = namedObject('TeamInsight', { team, metrics, kickoffs, possession: teamPossession });

const xgRacePoint = namedObject('XgRacePoint', {
  time: z.number(),
  frame: z.number().int(),
  clock,
  team,
  player: z.string().nullable(),
  /** The chance of this attempt, and the team's total including it. */
  xg: z.number(),
  total: z.number(),
  goal: z.boolean(),
});

/** What a match's events add to its report; null for modes other than soccar and files without frames. */
export const matchInsight = namedObject('MatchInsight', {
  xgModel: z.string(),
  /** Rules that differ from the usual: `boost`, `ball`, `cars`, `time`, `goalLimit`, `settings`. */
  changedRules: z.array(z.string()),
  xgRace: z.array(xgRacePoint),
  players: z.record(z.string(), playerInsight),
  teams: pairOf(teamInsight),
});
export type MatchInsight = z.infer<typeof matchInsight>;
export type PlayerInsight = z.infer<typeof playerInsight>;
export type TeamInsight = z.infer<typeof teamInsight>;
export type KickoffInsight = z.infer<typeof kickoffs>;
export type ShotInsight = z.infer<typeof shotRow>;
