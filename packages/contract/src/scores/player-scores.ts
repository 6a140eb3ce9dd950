import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { gate } from '../membership/get-plans.ts';
import { arrayOf, namedObject } from '../named.ts';
import { PLAN_NAMES } from '../product-codes.ts';
import { MAX_WINDOW_GAMES, PLAY_KINDS } from './window-choices.ts';

const oneOf = <const N extends number>(values: readonly N[]) => z.preprocess(Number, z.literal(values));

/** A window of the caller's own games; games have to match every given filter. */
export const windowQuery = {
  /** 0 all, 5 duel, 10 doubles, 15 standard; if omitted, the mode with most of the last games. */
  mode: oneOf([0, 5, 10, 15]).optional(),
  /** Number of newest games. */
  games: z.coerce.number().int().min(1).max(MAX_WINDOW_GAMES).optional(),
  /** Games from this many recent days, up to the largest window; combines with `games`. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
  play: z.enum(PLAY_KINDS).default('public'),
  /** 5 won, 10 lost. */
  result: oneOf([5, 10]).optional(),
  /** Map code. */
  map: z.string().max(100).optional(),
};

/** A drill of no plan, as the caller sees it. */
export const shownPracticeDrill = namedObject('PracticeDrill', {
  key: z.string(),
  name: z.string(),
  text: z.string(),
  minutes: z.number().int(),
  /** `code` is null if the plan doesn't include it. */
  packs: arrayOf({
    name: z.string(),
    code: z.string().nullable(),
    /** Number of independent public lists that include it. */
    sources: z.enum(['single', 'two', 'many']),
  }).readonly(),
  /** The smallest plan that shows the codes; null if they are shown or no plan shows them. */
  codesOpenWith: z.enum(PLAN_NAMES).nullable(),
});
export type PracticeDrill = z.infer<typeof shownPracticeDrill>;

const endpoint = defineEndpoints('scores', { access: 'account' });

/** A number with its 80% interval. */
export const estimate = namedObject('Estimate', {
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]).readonly(),
});

const interval = z.tuple([z.number(), z.number()]).readonly();
const partMean = namedObject('PartMean', { value: z.number(), games: z.number().int() });

/** A metric over the window, with everything that a screen shows next to it. Metrics use the engine's keys. */
const metricReview = namedObject('MetricReview', {
  metric: z.string(),
  label: z.string(),
  /** Newer games weigh more; counts are per five minutes of live play if `per5`. */
  value: z.number().nullable(),
  per5: z.boolean(),
  /** 80% interval of the value. */
  valueInterval: interval.nullable(),
  games: z.number().int(),
  /** Sample of the metric, summed: attempts, seconds … */
  over: z.number(),
  /** Mean of the player's rank, and of their goal or otherwise the next rank. */
  reference: z.number().nullable(),
  nextReference: z.number().nullable(),
  comparedWith: z.string().nullable(),
  source: z.string().nullable(),
  /** 0-100 compared with the player's rank; null if hidden, with a reason. */
  score: z.number().nullable(),
  interval: interval.nullable(),
  reliability: z.number().nullable(),
  reason: z.string().nullable(),
  /** Over the games before the window. */
  earlier: partMean.nullable(),
  won: partMean.nullable(),
  lost: partMean.nullable(),
  /** Single games, newest last. */
  series: z.array(z.number().nullable()).readonly(),
});
export type MetricReview = z.infer<typeof metricReview>;

const polrCategory = namedObject('PolrCategory', {
  category: z.string(),
  label: z.string(),
  value: z.number(),
  interval,
  rank: z.string(),
  rankShare: z.number(),
  reason: z.string().nullable(),
});

const polr = namedObject('Polr', {
  version: z.number().int(),
  /** When the newest match in the references was played, epoch seconds; null for the built-in references. */
  referencesAt: z.number().nullable(),
  /** `waiting` while the declared rank has over half of the weight: there is evidence but no value yet. */
  status: z.enum(['hidden', 'waiting', 'provisional', 'full']),
  /** 0-70 */
  value: z.number().nullable(),
  interval: interval.nullable(),
  /** Position on the rank ladder, 0-54. */
  ladder: z.number().nullable(),
  rank: z.string().nullable(),
  /** Share of the weight that the declared rank has, 0-1. */
  rankShare: z.number(),
  /** What the games alone say, regardless of the declared rank. */
  evidence: z
    .object({ value: z.number(), interval, rank: z.string(), from: z.array(z.string()).readonly() })
    .nullable(),
  games: z.number().int(),
  /** Number of games needed for a value; null if there is a value, or if too many games are needed. */
  neededGames: z.number().int().nullable(),
  /** Those that count in the mode. */
  categories: z.array(polrCategory).readonly(),
  reasons: z.array(z.string()).readonly(),
});
export type Polr = z.infer<typeof polr>;

const categoryReview = namedObject('CategoryReview', {
  category: z.string(),
  label: z.string(),
  score: z.number().nullable(),
  interval: interval.nullable(),
  games: z.number().int(),
  scoredWeight: z.number(),
  reason: z.string().nullable(),
  /** The same games compared with the next rank. */
  next: z.object({ score: z.number().nullable(), interval: interval.nullable() }).nullable(),
});
export type CategoryReview = z.infer<typeof categoryReview>;

const topOpportunity = namedObject('TopOpportunity', {
  category: z.string(),
  metric: z.string(),
  /** What goes wrong, in a coach's words; null if the player is better than the reference. */
  problem: z.string().nullable(),
  /** The one thing to do about it, said out loud. */
  say: z.string().nullable(),
  /**
   * What it's worth, in goals per game, with a 95% interval and the number of player-games it was learned from. Null
   * if unknown, with a reason: then it's just what stands out most, not an opportunity.
   */
  goals: z.object({ value: z.number(), interval, playerGames: z.number().int() }).nullable(),
  noGoalsReason: z.string().nullable(),
  tiersBelow: estimate.nullable(),
  /** The player's position among ranks; null if hidden, with a reason. */
  inRanks: z.string().nullable(),
  noRanksReason: z.string().nullable(),
  /** What trains it; null where no drill is listed for it. */
  drill: shownPracticeDrill.nullable(),
});

const windowScores = namedObject('WindowScores', {
  polr,
  earlierPolr: polr.nullable(),
  categories: z.array(categoryReview).readonly(),
  topOpportunity: z.union([topOpportunity, z.object({ reason: z.string() })]),
  /** Points of the overall score per ten games. */
  trend: z.object({
    perTenGames: z.number().nullable(),
    interval: interval.nullable(),
    games: z.number().int(),
    reason: z.string().nullable(),
  }),
});

const windowGame = namedObject('WindowGame', {
  matchId: z.uuid(),
  playedAt: z.iso.datetime().nullable(),
  mode: z.union([z.literal(5), z.literal(10), z.literal(15)]),
  map: z.object({ code: z.string(), name: z.string() }),
  playlist: z.string(),
  result: z.enum(['won', 'lost', 'drawn']),
  goals: z.object({ own: z.number().int(), other: z.number().int() }),
  xg: z.object({ own: z.number().nullable(), other: z.number().nullable() }),
  /** Names of teammates. */
  teammates: z.array(z.string()),
  /** Overall score of the game compared with the player's rank, 0-100, and its difference from the ten games before. */
  score: z.number().nullable(),
  toMean: z.number().nullable(),
});
export type WindowGame = z.infer<typeof windowGame>;

/** An attempt by place, attacking toward positive y, uu. */
export const placedShot = namedObject('PlacedShot', {
  x: z.number(),
  y: z.number(),
  xg: z.number().nullable(),
  outcome: z.string(),
});

const windowShot = namedObject('WindowShot', {
  matchId: z.uuid(),
  /** For `gamedata/event/{id}`. */
  id: z.string(),
  ...placedShot.shape,
});

/** Seconds by position: row 0 is at the player's goal line, column 0 at x = -4096, with the player attacking upward. */
export const heatGrid = namedObject('HeatGrid', {
  columns: z.number().int(),
  rows: z.number().int(),
  cells: z.array(z.number()),
});

/** The caller's performance over a window of their games (game-and-stats.md 7). */
export const playerScores = namedObject('PlayerScores', {
  /** The effective filter. */
  filter: z.object({
    mode: z.union([z.literal(0), z.literal(5), z.literal(10), z.literal(15)]),
    games: z.number().int().nullable(),
    days: z.number().int().nullable(),
    play: z.enum(PLAY_KINDS),
    result: z.union([z.literal(5), z.literal(10)]).nullable(),
    map: z.string().nullable(),
  }),
  /** False until a player in the uploads is identified as the caller. */
  known: z.boolean(),
  rank: z.object({ id: z.string(), tier: z.number().int(), name: z.string() }).nullable(),
  /** The rank that the player is aiming for in this mode (get started). */
  goal: z.object({ tier: z.number().int(), name: z.string() }).nullable(),
  /**
   * What scores are compared with: the tier's name, the second tier's (the goal, otherwise the next one up; null at
   * the top), the source of the references, and when they changed.
   */
  comparedWith: z
    .object({
      rank: z.string(),
      next: z.string().nullable(),
      words: z.string(),
      updatedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  counts: z.object({
    games: z.number().int(),
    won: z.number().int(),
    lost: z.number().int(),
    drawn: z.number().int(),
    earlier: z.number().int(),
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
  }),
  /** All own games that count, by mode and map, regardless of filters. */
  choices: z.object({
    modes: z.array(z.object({ mode: z.number().int(), games: z.number().int() })),
    maps: z.array(z.object({ code: z.string(), name: z.string(), games: z.number().int() })),
    plays: z.array(z.object({ play: z.enum(PLAY_KINDS), games: z.number().int() })),
  }),
  metrics: z.array(metricReview).readonly(),
  /** Habits that differ between wins and losses, or why there are none. */
  winDifferences: z.union([
    arrayOf({
      metric: z.string(),
      won: z.number(),
      lost: z.number(),
      effect: z.number(),
      size: z.enum(['large', 'medium', 'small']),
    }).readonly(),
    z.object({ reason: z.string() }),
  ]),
  /** Null if modes are mixed or the plan doesn't include them. */
  scores: windowScores.nullable(),
  /**
   * What the plan doesn't include: *Playlist Access* for all rank comparisons in this mode, *PolrAnalytics* for the
   * categories and the top opportunity, or all scores.
   */
  gates: z.array(gate),
  /** Newest first. */
  games: z.array(windowGame),
  /** Newest matches in the window's time span that don't count, with the reason. */
  notCounted: z.array(
    z.object({ matchId: z.uuid(), playedAt: z.iso.datetime().nullable(), reason: z.string() }),
  ),
  pictures: z.object({
    heat: heatGrid,
    /** Pickups by standard pad number, from the player's side; null if no map has the standard layout. */
    pads: z.array(z.number().int()).nullable(),
    shots: z.array(windowShot),
  }),
});
export type PlayerScores = z.infer<typeof playerScores>;

export const getPlayerScores = endpoint('GET /api/v1/scores/player', {
  summary: "Scores, metrics and maps of the caller's games in a period",
  costly: true,
  query: z.object(windowQuery),
  responses: { 200: playerScores },
});

/** Why a player doesn't want to see an opportunity now (decisions.md 11). */
export const OPPORTUNITY_REASONS = ['know', 'not-true', 'not-my-goal'] as const;
export type OpportunityReason = (typeof OPPORTUNITY_REASONS)[number];

/** How long each reason hides it, days. */
export const OPPORTUNITY_HIDDEN_DAYS: Readonly<Record<OpportunityReason, number>> = {
  know: 28,
  'not-true': 90,
  'not-my-goal': 90,
};

const mode = z.preprocess(Number, z.literal([5, 10, 15]));
const reason = z.enum(OPPORTUNITY_REASONS);
const metric = z.string().max(100);

export const answerOpportunity = endpoint('PUT /api/v1/scores/opportunity-answer', {
  summary: 'Hide an opportunity for a while, with a reason',
  body: z.object({ mode, metric, reason }),
  responses: { 200: z.object({ hiddenUntil: z.iso.datetime() }) },
});

export const undoOpportunityAnswer = endpoint('DELETE /api/v1/scores/opportunity-answer', {
  summary: 'Show a hidden opportunity again',
  query: z.object({ mode, metric }),
  responses: { 200: z.object({ hiddenUntil: z.null() }) },
});

/** Counts the metrics whose findings players call untrue, for reviewing detectors. */
export const countDoubtedMetrics = endpoint('GET /api/v1/admin/doubted-metrics', {
  summary: 'How many players dismissed each opportunity, by reason',
  access: { module: 'Users', action: 'View' },
  responses: {
    200: z.array(z.object({ mode: z.number().int(), metric: z.string(), reason, players: z.number().int() })),
  },
});
