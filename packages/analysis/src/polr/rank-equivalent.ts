import { calculatePlainMean, getAddend, type ScoreGame } from '../eligibility/score-game.ts';
import { isTrustedMetric } from '../metrics/metrics.ts';
import { SCORED_METRICS, type ScoredMetric } from '../metrics/scored-metrics.ts';
import { MAX_TIER, MIN_TIER } from '../model/ranks.data.ts';
import { REFERENCE_TIER } from '../references/rank-reference.ts';
import type { ReferenceBook, ReferenceLine } from '../references/reference-book.ts';

/** What one metric says about the player's rank. */
export interface RankEquivalent {
  metric: string;
  label: string;
  /** Mean over the games, equally weighted. */
  value: number;
  /** Tier whose reference equals the value, 1-22. */
  tier: number;
  /** Standard error in tiers, before doubling. */
  error: number;
  games: number;
}

/** Scored by distance from the next tier, on both sides, even though higher is better (decisions.md 1.4). */
const SWEET_SPOTS: ReadonlySet<string> = new Set(['supersonicPct', 'distanceFromBall']);

/** Why a metric says nothing about rank; null if it does. */
type NoRankReason = 'noReference' | 'noSlope' | 'wrongWay' | 'noGames';

/** How a metric maps to rank, for any games. */
interface RankScale {
  readonly metric: ScoredMetric;
  readonly line: ReferenceLine;
  /** Whether going beyond the next tier counts down by as much as it went up; false if more, or less, is better. */
  readonly hasSweetSpot: boolean;
}

/**
 * Returns the metric's scale. Metrics whose reference does not improve with rank have none. If neither more nor less
 * is better, or the table of sweet spots says so, going beyond the next tier counts down by as much as it went up
 * (decisions.md 1.4).
 */
function rankScale(metric: ScoredMetric, book: ReferenceBook): RankScale | Exclude<NoRankReason, 'noGames'> {
  const line = book.line(metric.key);
  if (line === null) return 'noReference';
  if (line.slope === 0) return 'noSlope';
  const hasSweetSpot = metric.better === 'neutral' || SWEET_SPOTS.has(metric.key);
  const improves = metric.better === 'lower' ? line.slope < 0 : line.slope > 0;
  if (!hasSweetSpot && !improves) return 'wrongWay';
  return { metric, line, hasSweetSpot };
}

/** Standard error of the mean of this many games, in tiers: spread/(|slope|·√n). */
export function calculateErrorOnScale({ line }: RankScale, games: number): number {
  return line.spread / (Math.abs(line.slope) * Math.sqrt(games));
}

/**
 * Tier at which the reference equals a mean of some games (decisions.md 1.5), with its standard error.
 *
 * @param ownTier tier that the player plays at, for sweet spots; null where it is not known, then they are taken as a direction
 */
export function calculateTierOnScale(
  scale: RankScale,
  mean: number,
  games: number,
  ownTier: number | null,
): Pick<RankEquivalent, 'tier' | 'error'> {
  const { line, hasSweetSpot } = scale;
  const found = REFERENCE_TIER + (mean - line.mean) / line.slope;
  const next = hasSweetSpot && ownTier !== null ? Math.min(ownTier + 1, MAX_TIER) : found;
  const tier = next - Math.abs(next - found);
  return {
    tier: Math.min(MAX_TIER, Math.max(MIN_TIER, tier)),
    error: calculateErrorOnScale(scale, games),
  };
}

/**
 * Returns what games say about one metric, as a rank.
 *
 * @param ownTier tier whose next tier is the sweet spot, as in `calculateTierOnScale`
 */
export function calculateRankEquivalent(
  metric: ScoredMetric,
  games: readonly ScoreGame[],
  book: ReferenceBook,
  ownTier: number | null,
): RankEquivalent | NoRankReason {
  const scale = rankScale(metric, book);
  if (typeof scale === 'string') return scale;
  const mean = calculatePlainMean(metric, games);
  if (mean === null) return 'noGames';
  return {
    metric: metric.key,
    label: metric.label,
    value: mean.value,
    ...calculateTierOnScale(scale, mean.value, mean.games, ownTier),
    games: mean.games,
  };
}

/** Means of games on the scales of a reader, by index of the scale. */
export interface RankMeans {
  readonly values: Float64Array;
  /** Number of games that have the metric; 0 if the value is meaningless. */
  readonly games: Uint32Array;
}

export interface RankReader {
  readonly scales: readonly RankScale[];
  /** Every game has equal weight and is read once, even if it is in several windows. */
  readonly means: (games: readonly ScoreGame[]) => RankMeans;
}

/** Creates a reader that extracts rank evidence from games. */
export function createRankReader(book: ReferenceBook): RankReader {
  const scales = SCORED_METRICS.filter(({ key }) => isTrustedMetric(key))
    .map((metric) => rankScale(metric, book))
    .filter((scale) => typeof scale !== 'string');
  const count = scales.length;
  const read = new WeakMap<ScoreGame, Float64Array>();
  /** Sums of the scales, followed by their parts. */
  const getAddends = (game: ScoreGame): Float64Array => {
    const known = read.get(game);
    if (known) return known;
    const addends = new Float64Array(2 * count);
    for (let index = 0; index < count; index++) {
      const addend = getAddend(scales[index]!.metric, game);
      if (addend === null) continue;
      addends[index] = addend.sum;
      addends[count + index] = addend.part;
    }
    read.set(game, addends);
    return addends;
  };
  return {
    scales,
    means: (some) => {
      const values = new Float64Array(count);
      const parts = new Float64Array(count);
      const games = new Uint32Array(count);
      for (const game of some) {
        const addends = getAddends(game);
        for (let index = 0; index < count; index++) {
          const part = addends[count + index]!;
          if (part === 0) continue;
          values[index]! += addends[index]!;
          parts[index]! += part;
          games[index]!++;
        }
      }
      for (let index = 0; index < count; index++) values[index]! /= parts[index]!;
      return { values, games };
    },
  };
}
