import { z } from 'zod';
import { dayWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { PROGRESSION_REACHES, PROGRESSION_WINDOWS } from '../membership/plan-opens.ts';
import { arrayOf, named, namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { currentSeason } from '../seasons/seasons.ts';

const endpoint = defineEndpoints('progression');

const MODES = [5, 10, 15] as const;
const GROUPINGS = ['game', 'day', 'week'] as const;
export type ProgressionGrouping = (typeof GROUPINGS)[number];

/** Maximum points of a line in a response, the newest ones. */
export const MAX_PROGRESSION_POINTS = 200;
/** Maximum games listed for a point, the newest ones. */
export const MAX_GAMES_NAMED = 30;

const interval = z.tuple([z.number(), z.number()]).readonly();
const timeSpan = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/** Every game has equal weight; match counts are per five minutes of live play. */
const periodMean = namedObject('PeriodMean', {
  value: z.number(),
  /** 80 %; null with fewer than three games. */
  interval: interval.nullable(),
  games: z.number().int(),
});

const periodDifference = namedObject('PeriodDifference', {
  earlier: periodMean,
  later: periodMean,
  /** later - earlier */
  difference: z.number(),
  /** 80 % */
  interval,
  /** `unclear`: the interval contains 0. */
  verdict: z.enum(['better', 'worse', 'different', 'unclear']),
});
export type PeriodDifference = z.infer<typeof periodDifference>;

const game = namedObject('ProgressionGame', {
  matchId: z.uuid(),
  at: z.iso.datetime(),
  result: z.enum(['won', 'lost', 'drawn']),
  goals: z.object({ own: z.number().int(), other: z.number().int() }),
});

/** A game, or the games in a day or a week (from Monday, in the player's time zone). */
const point = namedObject('ProgressionPoint', {
  at: z.iso.datetime(),
  games: z.number().int(),
  won: z.number().int(),
  /** Its newest games, oldest first. */
  played: z.array(game),
});
export type ProgressionPoint = z.infer<typeof point>;

/** One measure across the points. */
const line = namedObject('ProgressionLine', {
  /** Key of a metric, or `polr`. */
  measure: z.string(),
  /** For each point the mean of its games; null if none has a value, and always for POLR. */
  values: z.array(z.number().nullable()),
  /** For each point the mean of the 20 games up to it; null below three games. */
  means: z.array(periodMean.nullable()),
  /** The newest 20 games vs. the 20 before; null if there are too few. */
  change: periodDifference.nullable(),
});
export type ProgressionLine = z.infer<typeof line>;

const band = namedObject('ProgressionBand', {
  tier: z.number().int(),
  name: z.string(),
  mean: z.number(),
  /** Halfway to the neighboring ranks. */
  low: z.number(),
  high: z.number(),
});
export type ProgressionBand = z.infer<typeof band>;

const mark = named(
  'ProgressionMark',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('rank'),
      at: z.iso.datetime(),
      rank: z.string(),
      before: z.string().nullable(),
    }),
    z.object({ kind: z.literal('season'), at: z.iso.datetime(), number: z.number().int() }),
    z.object({ kind: z.literal('plan'), at: z.iso.datetime(), words: z.string() }),
  ]),
);
export type ProgressionMark = z.infer<typeof mark>;

/** Two sets of games compared by measure. */
const comparison = namedObject('ProgressionComparison', {
  earlier: timeSpan.extend({ games: z.number().int() }),
  later: timeSpan.extend({ games: z.number().int() }),
  rows: z.array(z.object({ measure: z.string(), difference: periodDifference })),
});
export type ProgressionComparison = z.infer<typeof comparison>;

/** Something that needs `missing` more games. */
const missing = namedObject('ProgressionMissing', { missing: z.number().int() });

const sessionGroup = namedObject('SessionGroup', {
  key: z.string(),
  games: z.number().int(),
  won: z.number().int(),
  mean: periodMean.nullable(),
});
const sessions = namedObject('ProgressionSessions', {
  /** First, second … game in a session, `5+` for the fifth and later. */
  byNumber: z.array(sessionGroup),
  /** `first` in a session, after one `won`, one `lost`, and `lostTwice` or more in a row. */
  byBefore: z.array(sessionGroup),
  /** The fourth game and later vs. the first two. */
  late: z.union([periodDifference, missing]),
  /** Games after a loss compared with games after a win. */
  afterLoss: z.union([periodDifference, missing]),
});
export type ProgressionSessions = z.infer<typeof sessions>;

const sideShare = namedObject('SideShare', {
  count: z.number().int(),
  successes: z.number().int(),
  /** %; null without attempts. */
  share: z.number().nullable(),
  /** 80 %; null with fewer than three games. */
  interval: interval.nullable(),
});
/** Left and right as the player sees them, facing the opponents' goal. */
const sides = namedObject('SideSplit', {
  games: z.number().int(),
  /** The difference least likely to be chance, in a sentence; null without one. */
  finding: z.string().nullable(),
  rows: arrayOf({
    key: z.string(),
    label: z.string(),
    left: sideShare,
    right: sideShare,
    /** The side that is worse beyond chance; null if neither is. */
    worse: z.enum(['left', 'right']).nullable(),
  }),
});
export type SideSplit = z.infer<typeof sides>;

const opener = z.enum(PLAN_NAMES).nullable();

/** A player's stats in one mode over time. */
export const progression = namedObject('Progression', {
  /** The effective filter: narrowed to what the plan includes. */
  filter: z.object({
    mode: z.literal(MODES),
    window: z.enum(PROGRESSION_WINDOWS),
    by: z.enum(GROUPINGS),
    measure: z.string(),
    with: z.string().nullable(),
  }),
  plan: z.object({
    name: z.enum(PLAN_NAMES),
    reach: z.enum(PROGRESSION_REACHES),
    /** Whether the player can compare periods of their choice. */
    periods: z.boolean(),
    /** What was requested but isn't included: `mode` and `all` leave nothing to show, `polr` leaves the other stats. */
    closed: z.array(z.enum(['all', 'mode', 'window', 'polr', 'periods'])),
    /** The smallest plan that opens each; null if none does. */
    opensWith: z.object({
      games: opener,
      season: opener,
      all: opener,
      periods: opener,
      mode: opener,
      polr: opener,
    }),
    /** Games in the mode that only a higher plan shows. */
    gamesBeyond: z.number().int(),
  }),
  /** False until a player in the uploads is identified as the caller. */
  known: z.boolean(),
  /** Games that count, in all modes. */
  modes: z.array(z.object({ mode: z.literal(MODES), games: z.number().int() })),
  /** The current season; `number` is null if it isn't in the list of seasons: then the last 90 days. */
  season: currentSeason,
  /** Time span of the games shown; null without any. */
  shown: timeSpan
    .extend({ games: z.number().int(), won: z.number().int(), lost: z.number().int(), cut: z.boolean() })
    .nullable(),
  points: z.array(point),
  line: line,
  /** The other metric, at the same points. */
  second: line.nullable(),
  /** How the two correlate from game to game. */
  relation: z
    .union([
      z.object({
        /** Rank correlation, -1 to 1. */
        correlation: z.number(),
        interval,
        games: z.number().int(),
        verdict: z.enum(['together', 'opposite', 'unclear']),
      }),
      missing,
    ])
    .nullable(),
  rank: z.object({ id: z.string(), tier: z.number().int(), name: z.string() }).nullable(),
  /** For the player's rank and the next; empty without a rank or reference. */
  bands: z.array(band),
  comparedWith: z.object({ words: z.string(), updatedAt: z.iso.datetime().nullable() }).nullable(),
  /** Oldest first. */
  marks: z.array(mark),
  /** The likeliest change of level within the games shown. */
  changePoint: z
    .union([
      z.object({
        /** Number of the first game after it, from 1, and when it was played. */
        game: z.number().int(),
        at: z.iso.datetime(),
        /** Probability that it's chance, 0-1. */
        chance: z.number(),
        before: z.number(),
        after: z.number(),
      }),
      missing,
    ])
    .nullable(),
  /** Some measures from every part of the game, and the selected one: the newest 20 games. */
  list: arrayOf({
    measure: z.string(),
    mean: periodMean.nullable(),
    /** Single games, newest last; for POLR the mean at each game. */
    series: z.array(z.number().nullable()),
  }),
  /** The newest games vs. as many before. */
  comparison: z.union([comparison, missing]),
  /** Two periods of the player's choice; null if not requested. */
  periods: z.union([comparison, missing]).nullable(),
  sessions,
  /** Of the games shown. */
  sides,
  /** The mode's ranks, newest first, with the games played at each. */
  ranks: z.array(
    z.object({ rank: z.string(), since: z.iso.datetime(), games: z.number().int(), isNow: z.boolean() }),
  ),
  /**
   * POLR missing to the next rank, null if POLR is hidden or not included, and the weakest category if the plan
   * includes categories.
   */
  next: z.object({ rank: z.string(), polr: z.number(), weakest: z.string().nullable() }).nullable(),
});
export type Progression = z.infer<typeof progression>;

const mode = z.preprocess(Number, z.literal(MODES, 'Choose Duel (5), Doubles (10) or Standard (15).'));
const day = dayWithinReach();

export const getProgression = endpoint('GET /api/v1/scores/progression', {
  summary: "The caller's stats in one mode over time",
  access: 'player',
  costly: true,
  query: z.object({
    /** The mode with the most games if omitted. */
    mode: mode.optional(),
    /** As far back as the plan allows if omitted. */
    window: z.enum(PROGRESSION_WINDOWS).optional(),
    /** If omitted: games while there are few, then days, then weeks. */
    by: z.enum(GROUPINGS).optional(),
    /** Key of a metric, or `polr`. */
    measure: z.string().max(80).default('polr'),
    /** A second measure. */
    with: z.string().max(80).optional(),
    /** Two periods, days in the player's time zone, inclusive; all four dates or none. */
    earlierFrom: day.optional(),
    earlierTo: day.optional(),
    laterFrom: day.optional(),
    laterTo: day.optional(),
  }),
  responses: { 200: progression },
});
