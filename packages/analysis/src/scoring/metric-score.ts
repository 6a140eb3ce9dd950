import type { MetricReview } from '@datacoach/contract';
import {
  calculatePooledMean,
  countEffectiveGames,
  getSingleValue,
  LIVE_SECONDS,
  listStats,
  type ScoreGame,
  type WeightedStat,
} from '../eligibility/score-game.ts';
import { FIRST_GAMES, formatGamesNeeded } from '../games-needed.ts';
import type { ScoredMetric } from '../metrics/scored-metrics.ts';
import type { MetricWorth } from '../references/metric-worth.ts';
import type { Reference } from '../references/reference-book.ts';
import {
  calculateQuantileRank,
  calculateRankSpread,
  countChances,
  countRank,
  normalCdf,
} from './distributions.ts';

/**
 * A score of 0-100 against the player's rank, with its basis. Newer games weigh more in the value. 50 is typical for the
 * rank; null if hidden, with a `reason`. `reliability` is the share of the difference from the reference that is due to
 * the player and not chance, 0-1.
 */
export type MetricScore = Omit<
  MetricReview,
  'valueInterval' | 'nextReference' | 'earlier' | 'won' | 'lost' | 'series'
> & {
  /** Worth of one more standard deviation; null if not learned in this mode. */
  worth: MetricWorth | null;
};

/** Share of a match's spread that is chance within one player (game-and-stats.md 7.2.1, proposal). */
const WITHIN_PLAYER = 0.85;
/** Min spread between players of a rank, relative to the spread of matches (7.2.1). */
const MIN_BETWEEN = 0.25;
/** 7.2.3 */
const MAX_Z = 3;
/** Half width of the 80 % interval in standard deviations of the normal distribution (decisions.md 1.8 and 1.5). */
export const Z_80 = 1.28;
/** A neutral metric can't raise a category (7.2.5). */
const TARGET_CAP = 75;
/** Width of the drop outside the range, in spreads. */
const TARGET_WIDTH = 0.5;
/** 7.2.7 */
export const MIN_GAMES = 3;
export const MIN_OPPORTUNITIES = 8;

export interface ScoreOptions {
  teamSize: 1 | 2 | 3;
  /** For a single match, described and not rated: this reliability, and no min sample (7.5). */
  fixedReliability?: number;
  worth?: MetricWorth | null;
}

/** Splits the spread of all matches into the spread within a player and between players (7.2.1). */
export function splitSpread(spread: number): { within: number; between: number } {
  const within = WITHIN_PLAYER * spread;
  return {
    within,
    between: Math.sqrt(Math.max(spread ** 2 - within ** 2, (MIN_BETWEEN * spread) ** 2)),
  };
}

export function createUnscored(
  metric: ScoredMetric,
  stats: readonly WeightedStat[],
  reference: Reference | null = null,
  worth: MetricWorth | null = null,
): MetricScore {
  return {
    metric: metric.key,
    label: metric.label,
    value: stats.length === 0 ? null : calculatePooledMean(metric, stats),
    per5: metric.byTime,
    reference: reference?.mean ?? null,
    comparedWith: reference?.comparedWith ?? null,
    source: reference?.source ?? null,
    worth,
    score: null,
    interval: null,
    reliability: null,
    games: stats.length,
    over: stats.reduce((sum, { stat }) => sum + stat.over, 0),
    reason: null,
  };
}

/** Scores one metric from games sorted newest last (game-and-stats.md 7.2). */
export function scoreMetric(
  metric: ScoredMetric,
  games: readonly ScoreGame[],
  reference: Reference | null,
  options: ScoreOptions,
): MetricScore {
  const stats = listStats(metric, games);
  const base = createUnscored(metric, stats, reference, options.worth);
  const { over } = base;
  const target = metric.target?.[options.teamSize] ?? null;
  const reason = whyHidden(metric, stats.length, over, reference, target !== null, options);
  if (reason !== null || reference === null) return { ...base, reason };
  const sample = countEffectiveGames(stats);
  return {
    ...base,
    ...(target !== null && metric.better === 'neutral'
      ? scoreTarget(base.value!, target, reference.spread, sample, options)
      : scoreDirection(metric, stats, reference, sample, options)),
  };
}

function whyHidden(
  { better, prior, scale, sample }: ScoredMetric,
  games: number,
  over: number,
  reference: Reference | null,
  hasTarget: boolean,
  { fixedReliability }: ScoreOptions,
): string | null {
  if (games === 0) return 'None in these games.';
  if (reference === null) return 'For info only: there’s no rank average yet.';
  if (reference.spread === 0) return 'For info only: everyone at this rank has the same value.';
  if (better === 'neutral' && !hasTarget) return 'For info only, not part of your score.';
  if (fixedReliability !== undefined) return null;
  if (games < MIN_GAMES) return `${formatGamesNeeded(FIRST_GAMES - games, 'this is scored')}.`;
  if ((prior !== null || scale === 'mean') && over < MIN_OPPORTUNITIES) {
    return `Not enough data: ${Math.floor(over)} of ${MIN_OPPORTUNITIES} ${sample}.`;
  }
  return null;
}

type Scored = Pick<MetricScore, 'score' | 'interval' | 'reliability'>;

function calculateReliability(
  { within, between }: { within: number; between: number },
  sample: number,
  { fixedReliability }: ScoreOptions,
): number {
  return fixedReliability ?? between ** 2 / (between ** 2 + within ** 2 / sample);
}

/** Scores a metric where more, or less, is better: the percentile of the shrunk mean among players of the rank (7.2.1-4). */
function scoreDirection(
  metric: ScoredMetric,
  stats: readonly WeightedStat[],
  reference: Reference,
  sample: number,
  options: ScoreOptions,
): Scored {
  const { mean, center, spread } = getStanding(metric, stats, reference);
  const split = splitSpread(spread);
  const reliability = calculateReliability(split, sample, options);
  const direction = metric.better === 'lower' ? -1 : 1;
  const z = (direction * reliability * (mean - center)) / split.between;
  // Remaining uncertainty about a player after their games: the spread between players times the square root of 1 -
  // reliability.
  const margin = Z_80 * Math.sqrt(1 - reliability);
  return {
    score: percentile(z),
    interval: [percentile(z - margin), percentile(z + margin)],
    reliability,
  };
}

const percentile = (z: number): number => 100 * normalCdf(Math.min(MAX_Z, Math.max(-MAX_Z, z)));

/**
 * Returns the player's mean with center and spread of the rank's single matches, all on one scale: the metric's, or
 * standings of 0-1 if matches are not normally distributed (7.6.1, 7.6.5), whose mean over the rank is one half.
 */
function getStanding(metric: ScoredMetric, stats: readonly WeightedStat[], reference: Reference) {
  if (reference.quantiles) {
    const { quantiles } = reference;
    const mean = calculateMean(stats, (entry) =>
      calculateQuantileRank(quantiles, getSingleValue(metric, entry)),
    );
    // Standings of quantiles are spread evenly over 0-1.
    return { mean, center: 0.5, spread: Math.sqrt(1 / 12) };
  }
  if (reference.counts) {
    const getCountDistribution = ({ liveSeconds }: WeightedStat) => {
      const length = liveSeconds / LIVE_SECONDS;
      return countChances(reference.mean * length, reference.spread ** 2 * length);
    };
    const mean = calculateMean(stats, (entry) =>
      countRank(getCountDistribution(entry), Math.max(0, Math.round(countMatching(metric, entry)))),
    );
    return {
      mean,
      center: 0.5,
      spread: calculateMean(stats, (entry) => calculateRankSpread(getCountDistribution(entry))),
    };
  }
  const mean =
    metric.prior === null
      ? calculatePooledMean(metric, stats)
      : withPrior(stats, reference.mean, metric.prior);
  return { mean, center: reference.mean, spread: reference.spread };
}

function countMatching({ scale }: ScoredMetric, { stat }: WeightedStat): number {
  return scale === 'per5' ? (stat.value * stat.over) / LIVE_SECONDS : stat.value;
}

function calculateMean(stats: readonly WeightedStat[], of: (entry: WeightedStat) => number): number {
  const weights = stats.reduce((sum, { weight }) => sum + weight, 0);
  return stats.reduce((sum, entry) => sum + entry.weight * of(entry), 0) / weights;
}

/** Combines a percentage with the rank's percentage, worth `prior` opportunities (7.2.6). */
function withPrior(stats: readonly WeightedStat[], rankPercent: number, prior: number): number {
  let hits = (rankPercent / 100) * prior;
  let all = prior;
  for (const { weight, stat } of stats) {
    hits += weight * (stat.value / 100) * stat.over;
    all += weight * stat.over;
  }
  return (100 * hits) / all;
}

/** Scores a target range: full score inside, dropping outside (7.2.5). */
function scoreTarget(
  mean: number,
  [low, high]: readonly [number, number],
  spread: number,
  sample: number,
  options: ScoreOptions,
): Scored {
  const at = (value: number): number => {
    const off = Math.max(low - value, 0, value - high);
    return Math.min(TARGET_CAP, 100 * Math.exp(-0.5 * (off / (TARGET_WIDTH * spread)) ** 2));
  };
  const split = splitSpread(spread);
  const margin = (Z_80 * split.within) / Math.sqrt(sample);
  const ends = [at(mean - margin), at(mean + margin)];
  const inside = mean - margin <= high && mean + margin >= low;
  return {
    score: at(mean),
    interval: [Math.min(at(mean), ...ends), inside ? TARGET_CAP : Math.max(at(mean), ...ends)],
    reliability: calculateReliability(split, sample, options),
  };
}
