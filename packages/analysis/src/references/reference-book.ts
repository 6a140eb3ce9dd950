import type { ScoreMode } from '../model/score-modes.ts';
import { PRIORS, type Prior, type Priors, priorMean } from './priors.ts';

/** What a value of one metric is compared with, at one tier of one mode. */
export interface Reference {
  metric: string;
  mean: number;
  /** Standard deviation of single matches. */
  spread: number;
  /** Negative binomial instead of normal. */
  counts: boolean;
  /** Evenly spaced quantiles of single matches; null until there are enough matches. */
  quantiles: readonly number[] | null;
  /** `pooled`: measured matches without a known rank; `players`: own players of that rank went into it. */
  origin: Prior['origin'] | 'players';
  /** What to tell the reader: "the rank reference", "34 players of your rank". */
  comparedWith: string;
  /** Where the numbers come from, a sentence part. */
  source: string;
}

/** The straight line of a metric over tiers: mean + slope · (tier - 15). */
export interface ReferenceLine {
  mean: number;
  slope: number;
  spread: number;
}

/** References of one mode. Counts of a match are a five minutes of live play. */
export interface ReferenceBook {
  readonly mode: ScoreMode;
  /** Playing time of the newest match that went into it, epoch seconds; null for the priors alone. */
  readonly updatedAt: number | null;
  /** null where nothing is known of the metric. */
  at(metric: string, tier: number): Reference | null;
  /** null without a reference; slope 0 where rank says nothing. */
  line(metric: string): ReferenceLine | null;
}

/** References from the priors alone. */
export function priorBook(mode: ScoreMode, priors: Priors = PRIORS): ReferenceBook {
  return {
    mode,
    updatedAt: null,
    at: (metric, tier) => {
      const prior = priors(mode, metric);
      return (
        prior && {
          metric,
          mean: priorMean(prior, tier),
          spread: prior.spread,
          counts: prior.counts,
          quantiles: null,
          origin: prior.origin,
          comparedWith: prior.origin === 'pooled' ? 'players of any rank' : 'the rank reference',
          source: prior.source,
        }
      );
    },
    line: (metric) => {
      const prior = priors(mode, metric);
      return prior && { mean: prior.mean, slope: prior.slope, spread: prior.spread };
    },
  };
}
