import type { EventKind } from '../detectors/event-kinds.ts';

/** Groups of metrics with their product code (game-and-stats.md 4.2; positional metrics, 4.5, have no code). */
export const METRIC_GROUPS = [
  { key: 'shooting', code: 5, label: 'Shooting', category: 'offensive' },
  { key: 'passing', code: 10, label: 'Passing', category: 'offensive' },
  { key: 'goalie', code: 15, label: 'Goalie', category: 'defensive' },
  { key: 'transition', code: 20, label: 'Defensive to Offensive Transition', category: 'defensive' },
  { key: 'boostCollected', code: 25, label: 'Boost Collected', category: 'positional' },
  { key: 'kickoffTaking', code: 30, label: 'Kickoff taking', category: 'kickoffs' },
  { key: 'kickoffSupport', code: 35, label: 'Kickoff not taking', category: 'kickoffs' },
  { key: 'mechanics', code: 40, label: 'Mechanics', category: 'mechanics' },
  { key: 'positional', code: null, label: 'Positional', category: 'positional' },
] as const;
export type MetricGroup = (typeof METRIC_GROUPS)[number]['key'];
export type MetricCategory = (typeof METRIC_GROUPS)[number]['category'];

/**
 * How a tally becomes a value: value = factor · sum / over.
 * - `match`: count of a match, over = 1; several matches give the mean per match.
 * - `per5`: count, over = live seconds.
 * - `perMinute`: amount, over = seconds.
 * - `share`: part, over = whole; percent.
 * - `mean`: total, over = number of observations (a median counts as the mean of its observations).
 */
export const METRIC_SCALES = { match: 1, per5: 300, perMinute: 60, share: 100, mean: 1 } as const;
export type MetricScale = keyof typeof METRIC_SCALES;

export const METRIC_UNITS = [
  'count',
  'goals',
  'percent',
  'seconds',
  'boost',
  'uu',
  'uuPerSecond',
  'index',
] as const;
export type MetricUnit = (typeof METRIC_UNITS)[number];

/** Data about a metric for all screens. Source of the rows: game-and-stats.md 4.2 and 4.5. */
export interface MetricInfo {
  /** Key from 4.2 or 4.5, unique over all groups. */
  readonly key: string;
  /** Index in stored arrays, from 0. Stable once released and never reused for another metric. */
  readonly number: number;
  readonly group: MetricGroup;
  /** Sentence case: "Shots on target". */
  readonly label: string;
  readonly unit: MetricUnit;
  readonly scale: MetricScale;
  readonly decimals: number;
  readonly better: 'higher' | 'lower' | 'neutral';
  /** Target range by team size, if more is not better. */
  readonly target: Readonly<Partial<Record<1 | 2 | 3 | 4, readonly [number, number]>>> | null;
  /**
   * What `over` counts, plural, as in "from 12 attempts"; "s of live play" for rates over time, "match" for counts.
   * "s …" or "boost …" is the share of an amount: scores give it no prior of opportunities.
   */
  readonly sample: string;
  /** Whether it is read from the game, derived by rule, or estimated. */
  readonly confidence: 'high' | 'medium' | 'low';
  /** One or two sentences in players' words, with thresholds. */
  readonly definition: string;
  /** Null in matches with fewer players per team. */
  readonly minimumTeamSize: 1 | 2 | 3;
  /** Events that the metric counts, for the list of its moments; empty if it is based on positions alone. */
  readonly events: readonly EventKind[];
}

/** Numerator and denominator of one player or team in one match, used to combine matches. */
export interface Tally {
  readonly sum: number;
  readonly over: number;
}

/** A value with its sample; null if `over` is 0 or the match can't have it. */
export interface MetricStat {
  value: number | null;
  over: number;
}

/** Rounds to thousandths, finer than any value on a screen. */
export const roundStat = (value: number): number => Math.round(value * 1000) / 1000;
