import type { ScoreMode } from '../model/score-modes.ts';
import { ANY_RANK } from './any-rank.ts';
import { METRIC_WORTHS } from './generated/metric-worths.ts';
import type { MetricWorth } from './metric-worth.ts';
import { calculatePriorMean, PRIORS, type Prior, type Priors } from './priors.ts';

/** Running mean and spread; `m2` is the sum of squared differences from the mean. */
interface Moments {
  n: number;
  mean: number;
  m2: number;
}

export const NO_MOMENTS: Moments = { n: 0, mean: 0, m2: 0 };

/** Returns the moments with one more value (Welford). */
export function addValue({ n, mean, m2 }: Moments, value: number): Moments {
  const delta = value - mean;
  const next = mean + delta / (n + 1);
  return { n: n + 1, mean: next, m2: m2 + delta * (value - next) };
}

/** Returns the variance of the values themselves; 0 without values. */
export const calculateVariance = ({ n, m2 }: Moments): number => (n === 0 ? 0 : m2 / n);

/** Matches of one (mode, tier, metric). */
export interface ReferenceCell extends Moments {
  /** Values kept for quantiles with their random lot, at most 1,000: those with the smallest lots, sorted by lot. */
  sample: readonly (readonly [lot: number, value: number])[];
}

/**
 * Everything learned from our players of known rank, as plain values that can be stored as JSON. Build it with
 * `addPlayerMatch`, read it with `createReferenceBook`.
 */
export interface ReferenceState {
  version: number;
  /** When the newest match in it was played, epoch seconds; null if empty. */
  updatedAt: number | null;
  /** By `mode|tier|metric`. */
  cells: Readonly<Record<string, ReferenceCell>>;
  /** Matches counted by `mode|tier`, then player, then month (`2026-03`). */
  players: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

export const REFERENCE_STATE_VERSION = 1;

export const NO_REFERENCES: ReferenceState = {
  version: REFERENCE_STATE_VERSION,
  updatedAt: null,
  cells: {},
  players: {},
};

export const getCellKey = (mode: ScoreMode, tier: number, metric: string) => `${mode}|${tier}|${metric}`;

export const getTierKey = (mode: ScoreMode, tier: number): string => `${mode}|${tier}`;

export function countPlayersAt(state: ReferenceState, mode: ScoreMode, tier: number): number {
  return Object.keys(state.players[getTierKey(mode, tier)] ?? {}).length;
}

/** What a metric's value is compared with, at one tier in one mode. */
export interface Reference {
  metric: string;
  mean: number;
  /** Standard deviation of single matches. */
  spread: number;
  /** Whether it is negative binomial instead of normal. */
  counts: boolean;
  /** Evenly spaced quantiles of single matches; null without enough matches. */
  quantiles: readonly number[] | null;
  /** `pooled`: measured matches without a known rank; `players`: includes our players of that rank. */
  origin: Prior['origin'] | 'players';
  /** Text for the reader: "the rank average", "34 players at your rank". */
  comparedWith: string;
  /** Source of the numbers, as part of a sentence. */
  source: string;
}

/** The straight line of a metric over tiers: mean + slope · (tier - 15). */
export interface ReferenceLine {
  mean: number;
  slope: number;
  spread: number;
}

/** References of one mode. Match counts are per five minutes of live play. */
export interface ReferenceBook {
  readonly mode: ScoreMode;
  /** When the newest match included was played, epoch seconds; null for the priors alone. */
  readonly updatedAt: number | null;
  /** null if nothing is known about the metric. */
  at(metric: string, tier: number): Reference | null;
  /** null without a reference; slope 0 if rank has no effect. */
  line(metric: string): ReferenceLine | null;
  /** Goals per game associated with one more standard deviation; null if not learned in this mode. */
  worth(metric: string): MetricWorth | null;
}

function mapWorths(mode: ScoreMode, worths: readonly MetricWorth[]): ReferenceBook['worth'] {
  const rows = new Map(worths.filter((row) => row.mode === mode).map((row) => [row.metric, row]));
  return (metric) => rows.get(metric) ?? null;
}

export function createPriorBook(
  mode: ScoreMode,
  priors: Priors = PRIORS,
  worths: readonly MetricWorth[] = METRIC_WORTHS,
): ReferenceBook {
  return {
    mode,
    updatedAt: null,
    at: (metric, tier) => {
      const prior = priors(mode, metric);
      return (
        prior && {
          metric,
          mean: calculatePriorMean(prior, tier),
          spread: prior.spread,
          counts: prior.counts,
          quantiles: null,
          origin: prior.origin,
          comparedWith: prior.origin === 'pooled' ? ANY_RANK : 'the rank average',
          source: prior.source,
        }
      );
    },
    line: (metric) => {
      const prior = priors(mode, metric);
      return prior && { mean: prior.mean, slope: prior.slope, spread: prior.spread };
    },
    worth: mapWorths(mode, worths),
  };
}
