import {
  calculatePooledMean,
  getSingleValue,
  listStats,
  type ScoreGame,
  unweighted,
} from '../eligibility/score-game.ts';
import type { ScoredMetric } from '../metrics/scored-metrics.ts';
import { MAX_TIER, MIN_TIER } from '../model/ranks.data.ts';
import { createPolrReader } from '../polr/polr.ts';
import { convertTierToPolr } from '../polr/polr-scale.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { calculateMeanInterval, type Interval } from '../scoring/distributions.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import { average } from '../sums.ts';

export interface ChangePoint {
  /** Index of the first value after the change. */
  at: number;
  /** Probability that a series without any change looks like this, 0-1. */
  chance: number;
}

/** decisions.md 4, "Am I improving?" */
export const MIN_CHANGE_GAMES = 30;
/** Min number of values on each side for a level. */
const MIN_SIDE = 5;

/**
 * Finds the likeliest single change of level with Pettitt's test (1979): it uses ranks, so that neither outliers nor
 * the shape of the distribution matter. Null below 30 values.
 *
 * @param values oldest first
 */
export function changePoint(values: readonly number[]): ChangePoint | null {
  const count = values.length;
  if (count < MIN_CHANGE_GAMES) return null;
  const ranks = rankValues(values);
  let sum = 0;
  let best = { at: MIN_SIDE, size: -1 };
  for (let at = 1; at < count; at++) {
    sum += ranks[at - 1]!;
    const size = Math.abs(2 * sum - at * (count + 1));
    if (at >= MIN_SIDE && at <= count - MIN_SIDE && size > best.size) best = { at, size };
  }
  const chance = Math.min(1, 2 * Math.exp((-6 * best.size ** 2) / (count ** 3 + count ** 2)));
  return { at: best.at, chance };
}

/** Returns ranks from 1; equal values share their mean rank. */
export function rankValues(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]!.value === order[from]!.value) to++;
    for (let i = from; i <= to; i++) ranks[order[i]!.index] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

/** How two metrics correlate from game to game. */
export interface MetricRelation {
  /** Spearman's rank correlation, -1 to 1. */
  correlation: number;
  /** 80 % */
  interval: Interval;
  /** Number of games that have both. */
  games: number;
  /** `unclear`: the interval contains 0. */
  verdict: 'together' | 'opposite' | 'unclear';
}

export const MIN_RELATED_GAMES = 10;
/** Spread of Fisher's transform of a rank correlation: the square root of 1.06/(n - 3) (Fieller, Hartley, Pearson 1957). */
const RANK_VARIANCE = 1.06;
/** Keeps the transform of a perfect correlation finite. */
const MAX = 0.999;

/** Returns null if fewer than ten games have both. */
export function calculateMetricRelation(
  a: Measure,
  b: Measure,
  games: readonly ScoreGame[],
): MetricRelation | null {
  const pairs = games.flatMap((game) => {
    const [x, y] = [a.single(game), b.single(game)];
    return x === null || y === null ? [] : [[x, y] as const];
  });
  if (pairs.length < MIN_RELATED_GAMES) return null;
  const correlation = pearson(rankValues(pairs.map(([x]) => x)), rankValues(pairs.map(([, y]) => y)));
  const center = Math.atanh(Math.max(-MAX, Math.min(MAX, correlation)));
  const margin = Z_80 * Math.sqrt(RANK_VARIANCE / (pairs.length - 3));
  const interval = [Math.tanh(center - margin), Math.tanh(center + margin)] as const;
  return {
    correlation,
    interval,
    games: pairs.length,
    verdict: interval[0] > 0 ? 'together' : interval[1] < 0 ? 'opposite' : 'unclear',
  };
}

/** Returns 0 if one of them never changes. */
function pearson(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [average(a), average(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  a.forEach((value, index) => {
    const [x, y] = [value - meanA, b[index]! - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  });
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

/** A mean of games with equal weights. */
export interface PeriodMean {
  value: number;
  /** 80 %; null with fewer than three games. */
  interval: Interval | null;
  /** Number of games it is based on. */
  games: number;
}

/** Something that can be tracked over time: a metric, or POLR. */
export interface Measure {
  readonly key: string;
  readonly better: ScoredMetric['better'];
  /** Returns the value over some games; null if none has a value. */
  readonly of: (games: readonly ScoreGame[]) => PeriodMean | null;
  /** False if a single game has no value. */
  readonly hasSingles: boolean;
  /** Returns the value of one game; null if it has none. */
  readonly single: (game: ScoreGame) => number | null;
}

const MIN_GAMES = 3;

/** Returns the measure of a metric; counts of a match are per five minutes of live play. */
export function createMetricMeasure(metric: ScoredMetric): Measure {
  const of = (games: readonly ScoreGame[]): PeriodMean | null => {
    const stats = unweighted(listStats(metric, games));
    if (stats.length === 0) return null;
    const value = calculatePooledMean(metric, stats);
    const singles = stats.map((entry) => getSingleValue(metric, entry));
    return {
      value,
      interval: stats.length < MIN_GAMES ? null : calculateMeanInterval(value, singles, stats.length, Z_80),
      games: stats.length,
    };
  };
  return {
    key: metric.key,
    better: metric.better,
    hasSingles: true,
    of,
    single: (game) => of([game])?.value ?? null,
  };
}

export const POLR_MEASURE = 'polr';

/** @param rank declared tier; null without a rank */
export function createPolrMeasure(rank: number | null, book: ReferenceBook): Measure {
  const reader = createPolrReader(rank, book);
  return {
    key: POLR_MEASURE,
    better: 'higher',
    of: (games) => {
      const found = reader.calculatePoint(games);
      return found && { ...found, games: games.length };
    },
    hasSingles: false,
    single: () => null,
  };
}

export interface RankBand {
  tier: number;
  mean: number;
  /** Halfway to the adjacent ranks; the lower number first. */
  low: number;
  high: number;
}

/** Returns the bands of the player's tier and the next one up; none without a reference. */
export function listRankBands(measure: string, tier: number, book: ReferenceBook): RankBand[] {
  const calculateMean = (at: number): number | null =>
    measure === POLR_MEASURE ? convertTierToPolr(at) : (book.at(measure, at)?.mean ?? null);
  return [tier, tier + 1]
    .filter((at) => at <= MAX_TIER)
    .flatMap((at): RankBand[] => {
      const mean = calculateMean(at);
      if (mean === null) return [];
      const below = at > MIN_TIER ? calculateMean(at - 1) : null;
      const above = at < MAX_TIER ? calculateMean(at + 1) : null;
      // The lowest and the highest tier extend outward as far as inward.
      const down = below === null ? mean - ((above ?? mean) - mean) / 2 : (below + mean) / 2;
      const up = above === null ? mean + (mean - (below ?? mean)) / 2 : (mean + above) / 2;
      return [{ tier: at, mean, low: Math.min(down, up), high: Math.max(down, up) }];
    });
}

/** `unclear`: the interval of the difference contains 0. */
type DifferenceVerdict = 'better' | 'worse' | 'different' | 'unclear';

/** How the later of two sets of games differs from the earlier. */
export interface PeriodDifference {
  earlier: PeriodMean;
  later: PeriodMean;
  /** later - earlier */
  difference: number;
  /** 80 % */
  interval: Interval;
  verdict: DifferenceVerdict;
}

/** Compares two disjoint sets of games; null if one has fewer than three games with a value. */
export function calculatePeriodDifference(
  measure: Measure,
  earlierGames: readonly ScoreGame[],
  laterGames: readonly ScoreGame[],
): PeriodDifference | null {
  const earlier = measure.of(earlierGames);
  const later = measure.of(laterGames);
  if (!earlier?.interval || !later?.interval) return null;
  const difference = later.value - earlier.value;
  const margin = Math.hypot(halfWidth(earlier.interval), halfWidth(later.interval));
  const interval = [difference - margin, difference + margin] as const;
  return { earlier, later, difference, interval, verdict: getVerdict(measure.better, difference, interval) };
}

const halfWidth = ([low, high]: Interval): number => (high - low) / 2;

function getVerdict(better: Measure['better'], difference: number, [low, high]: Interval): DifferenceVerdict {
  if (low <= 0 && high >= 0) return 'unclear';
  if (better === 'neutral') return 'different';
  return (better === 'higher') === difference > 0 ? 'better' : 'worse';
}
