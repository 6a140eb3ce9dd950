import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import { PUBLISHED_POOL } from '../references/rank-reference.ts';
import type { Interval } from '../scoring/distributions.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import { polrOfTier } from './polr-scale.ts';
import type { RankMeans, RankReader } from './rank-equivalent.ts';
import { tierOnScale } from './rank-equivalent.ts';

/** The declared rank counts as a measurement with this standard deviation, tiers (decisions.md 1.5). */
const RANK_SPREAD = 3;
/** Errors of metrics count double, because metrics correlate (decisions.md 1.5). */
const CORRELATION = 2;

/** What is known before any game: the declared rank, or the ranks of everybody. */
export interface Prior {
  /** What it is called in a reason. */
  name: string;
  tier: number;
  precision: number;
}

export function priorOf(rank: number | null): Prior {
  return rank === null
    ? {
        name: 'the average player',
        tier: PUBLISHED_POOL.meanTier,
        precision: 1 / PUBLISHED_POOL.tierSpread ** 2,
      }
    : { name: 'your declared rank', tier: rank, precision: 1 / RANK_SPREAD ** 2 };
}

/** A category with its share of POLR and the places of its metrics among the scales. */
export interface PolrPart {
  key: MetricCategory;
  label: string;
  weight: number;
  places: readonly number[];
}

export interface Estimate {
  category: PolrPart;
  tier: number;
  precision: number;
  /** Part of the precision that the prior holds, 0-1. */
  rankShare: number;
}

export interface PolrValue {
  value: number;
  interval: Interval;
  estimates: readonly Estimate[];
  rankShare: number;
}

export function categoriesOf(mode: ScoreMode, { scales }: RankReader): PolrPart[] {
  return SCORE_CATEGORIES.map(({ key, label, polr: weights }) => ({
    key,
    label,
    weight: weights[mode],
    places: scales.flatMap(({ metric }, place) => (metric.category === key ? [place] : [])),
  }));
}

/** POLR of means, with what it is made of. */
export function estimatePolr(
  categories: readonly PolrPart[],
  reader: RankReader,
  means: RankMeans,
  prior: Prior,
): PolrValue {
  const estimates = categories.map((category) => estimateCategory(category, reader, means, prior));
  const sum = (of: (estimate: Estimate) => number) =>
    estimates.reduce((total, estimate) => total + estimate.category.weight * of(estimate), 0);
  const tier = sum((estimate) => estimate.tier);
  return {
    value: polrOfTier(tier),
    interval: intervalOf(tier, errorOf(estimates, prior)),
    estimates,
    rankShare: sum((estimate) => estimate.rankShare),
  };
}

/** Precision of a metric among others. */
export function precisionOf(error: number): number {
  return 1 / (CORRELATION * error) ** 2;
}

function estimateCategory(
  category: PolrPart,
  { scales }: RankReader,
  { values, games }: RankMeans,
  prior: Prior,
): Estimate {
  let precision = prior.precision;
  let tiers = prior.precision * prior.tier;
  for (const place of category.places) {
    if (games[place] === 0) continue;
    const { tier, error } = tierOnScale(scales[place]!, values[place]!, games[place]!);
    const own = precisionOf(error);
    precision += own;
    tiers += own * tier;
  }
  return { category, tier: tiers / precision, precision, rankShare: prior.precision / precision };
}

export function intervalOf(tier: number, error: number): Interval {
  return [polrOfTier(tier - Z_80 * error), polrOfTier(tier + Z_80 * error)];
}

/**
 * Standard error of the weighted categories in tiers. An error of the declared rank is in all of them at once, those of
 * the metrics are taken as independent between categories.
 */
function errorOf(estimates: readonly Estimate[], prior: Prior): number {
  const shared = estimates.reduce(
    (sum, { category: { weight }, precision }) => sum + (weight * prior.precision) / precision,
    0,
  );
  const own = estimates.reduce(
    (sum, { category: { weight }, precision }) =>
      sum + (weight ** 2 * (precision - prior.precision)) / precision ** 2,
    0,
  );
  return Math.sqrt(shared ** 2 / prior.precision + own);
}
