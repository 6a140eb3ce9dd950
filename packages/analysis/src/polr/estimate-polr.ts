import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import { PUBLISHED_POOL } from '../references/rank-reference.ts';
import type { Interval } from '../scoring/distributions.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import { convertTierToPolr } from './polr-scale.ts';
import {
  calculateErrorOnScale,
  calculateTierOnScale,
  type RankMeans,
  type RankReader,
} from './rank-equivalent.ts';

/** The declared rank counts as a measurement with this standard deviation, tiers (decisions.md 1.5). */
const RANK_SPREAD = 3;
/** Errors of metrics count double, because metrics correlate (decisions.md 1.5). */
const CORRELATION = 2;

/** What is known before any game: the declared rank, or everyone's ranks. */
export interface Prior {
  /** How it is named in a reason. */
  name: string;
  tier: number;
  precision: number;
}

export function getPrior(rank: number | null): Prior {
  return rank === null
    ? {
        name: 'the average player',
        tier: PUBLISHED_POOL.meanTier,
        precision: 1 / PUBLISHED_POOL.tierSpread ** 2,
      }
    : { name: 'the rank you set', tier: rank, precision: 1 / RANK_SPREAD ** 2 };
}

/** A category, its share of POLR and the indexes of its metrics in the scales. */
export interface PolrPart {
  key: MetricCategory;
  label: string;
  weight: number;
  indexes: readonly number[];
}

/** Games in which a category has to tell ranks apart to count: the window of the dashboard and of progress. */
const WINDOW = 20;
/** Spread of all players, tiers: a category with a larger standard error adds nothing to what is known without games. */
const POOL = PUBLISHED_POOL.tierSpread;
/** Max share of the prior; above it, POLR would just repeat the declared rank. */
export const MAX_PRIOR_SHARE = 0.5;

/**
 * The categories that count in a mode. Where over half of the weight is of categories that can't tell ranks apart in a
 * window, the others take it over (decisions.md 1.7): else no window would ever outweigh the declared rank.
 */
export function listPolrCategories(mode: ScoreMode, { scales }: RankReader): PolrPart[] {
  const all = SCORE_CATEGORIES.map(({ key, label, polr: weights }) => ({
    key,
    label,
    weight: weights[mode],
    indexes: scales.flatMap(({ metric }, index) => (metric.category === key ? [index] : [])),
  }));
  const decisive = all.filter(({ indexes }) => {
    const precisions = indexes.map((index) =>
      calculatePrecision(calculateErrorOnScale(scales[index]!, WINDOW)),
    );
    return precisions.reduce((sum, one) => sum + one, 0) >= 1 / POOL ** 2;
  });
  const weight = decisive.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0 || 1 - weight <= MAX_PRIOR_SHARE) return all;
  return decisive.map((part) => ({ ...part, weight: part.weight / weight }));
}

/** What the games alone say about a category, regardless of the declared rank. */
interface Evidence {
  category: PolrPart;
  /** 0 if no metric contributes. */
  precision: number;
  /** Precision-weighted mean of the metrics; NaN without precision. */
  tier: number;
}

/** Returns a metric's precision among other metrics. */
export const calculatePrecision = (error: number): number => 1 / (CORRELATION * error) ** 2;

function getCategoryEvidence(
  category: PolrPart,
  { scales }: RankReader,
  { values, games }: RankMeans,
  ownTier: number | null | 'withoutSweetSpots',
): Evidence {
  let precision = 0;
  let tiers = 0;
  for (const index of category.indexes) {
    const scale = scales[index]!;
    if (games[index] === 0 || (ownTier === 'withoutSweetSpots' && scale.hasSweetSpot)) continue;
    const at = ownTier === 'withoutSweetSpots' ? null : ownTier;
    const { tier, error } = calculateTierOnScale(scale, values[index]!, games[index]!, at);
    const one = calculatePrecision(error);
    precision += one;
    tiers += one * tier;
  }
  return { category, precision, tier: tiers / precision };
}

/**
 * Combines the evidence from games over all categories: each by its weight times its certainty, POOL² / (POOL² +
 * error²), so that a category that barely distinguishes ranks leaves its weight to the others (decisions.md 1.8).
 * Null if no category distinguishes ranks.
 */
function overallEvidence(
  evidence: readonly Evidence[],
): { tier: number; error: number; from: readonly string[] } | null {
  const known = evidence.flatMap(({ category, precision, tier }) =>
    precision === 0
      ? []
      : [
          {
            category,
            tier,
            variance: 1 / precision,
            weight: category.weight / (1 + 1 / (precision * POOL ** 2)),
          },
        ],
  );
  const from = known.filter(({ variance }) => variance < POOL ** 2).map(({ category }) => category.label);
  if (from.length === 0) return null;
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  return {
    tier: known.reduce((sum, { weight, tier }) => sum + (weight / total) * tier, 0),
    error: Math.sqrt(known.reduce((sum, { weight, variance }) => sum + (weight / total) ** 2 * variance, 0)),
    from,
  };
}

/** The combined estimate from the declared rank and a category's games. */
export interface Estimate {
  category: PolrPart;
  tier: number;
  precision: number;
  /** The prior's share of the precision, 0-1. */
  rankShare: number;
}

export interface PolrEstimate {
  value: number;
  interval: Interval;
  /** From the games alone, regardless of the declared rank; null if no category indicates a rank. */
  evidence: { value: number; interval: Interval; from: readonly string[] } | null;
  /** Tier from the games alone, excluding sweet spots: determines "the next tier" of a sweet spot (decisions.md 1.4). */
  own: number | null;
  estimates: readonly Estimate[];
  rankShare: number;
}

export function estimatePolr(
  categories: readonly PolrPart[],
  reader: RankReader,
  means: RankMeans,
  prior: Prior,
): PolrEstimate {
  const first = categories.map((category) =>
    getCategoryEvidence(category, reader, means, 'withoutSweetSpots'),
  );
  const ownTier = overallEvidence(first)?.tier ?? null;
  const evidence = categories.map((category) => getCategoryEvidence(category, reader, means, ownTier));
  const estimates = evidence.map((one): Estimate => {
    const precision = prior.precision + one.precision;
    const tiers = prior.precision * prior.tier + (one.precision === 0 ? 0 : one.precision * one.tier);
    return {
      category: one.category,
      tier: tiers / precision,
      precision,
      rankShare: prior.precision / precision,
    };
  });
  const sum = (of: (estimate: Estimate) => number): number =>
    estimates.reduce((total, estimate) => total + estimate.category.weight * of(estimate), 0);
  const tier = sum((estimate) => estimate.tier);
  const alone = overallEvidence(evidence);
  return {
    value: convertTierToPolr(tier),
    interval: getPolrInterval(tier, calculatePolrError(estimates, prior)),
    evidence: alone && {
      value: convertTierToPolr(alone.tier),
      interval: getPolrInterval(alone.tier, alone.error),
      from: alone.from,
    },
    own: ownTier,
    estimates,
    rankShare: sum((estimate) => estimate.rankShare),
  };
}

export function getPolrInterval(tier: number, error: number): Interval {
  return [convertTierToPolr(tier - Z_80 * error), convertTierToPolr(tier + Z_80 * error)];
}

/**
 * Returns the standard error of the weighted categories in tiers. An error of the declared rank affects all
 * categories at once; those of the metrics are treated as independent between categories.
 */
function calculatePolrError(estimates: readonly Estimate[], prior: Prior): number {
  const shared = estimates.reduce(
    (sum, { category: { weight }, precision }) => sum + (weight * prior.precision) / precision,
    0,
  );
  const ownTier = estimates.reduce(
    (sum, { category: { weight }, precision }) =>
      sum + (weight ** 2 * (precision - prior.precision)) / precision ** 2,
    0,
  );
  return Math.sqrt(shared ** 2 / prior.precision + ownTier);
}

/** A required number of games above this is not shown. */
const MAX_NEEDED = 300;

/**
 * Returns the number of games like these needed until the prior has at most half of the weight; null if there are too
 * many to show.
 */
export function neededGames(estimates: readonly Estimate[], prior: Prior, games: number): number | null {
  const shareAfter = (count: number): number =>
    estimates.reduce((sum, { category, precision }) => {
      const ownTier = ((precision - prior.precision) * count) / games;
      return sum + (category.weight * prior.precision) / (prior.precision + ownTier);
    }, 0);
  for (let count = games; count <= MAX_NEEDED; count++)
    if (shareAfter(count) <= MAX_PRIOR_SHARE) return count;
  return null;
}
