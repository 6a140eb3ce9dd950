import { plainMean, type ScoreGame } from '../eligibility/score-game.ts';
import type { ScoredMetric } from '../metrics/scored-metrics.ts';
import { HIGHEST_TIER, LOWEST_TIER } from '../model/ranks.table.ts';
import { REFERENCE_TIER } from '../references/rank-reference.ts';
import type { ReferenceBook, ReferenceLine } from '../references/reference-book.ts';

/** What one metric says about the player's rank. */
export interface RankEquivalent {
  metric: string;
  label: string;
  /** Mean over the games, all weighing the same. */
  value: number;
  /** Tier at which the reference equals the value, 1-22. */
  tier: number;
  /** Standard error in tiers, before it is doubled. */
  error: number;
  games: number;
}

/** Scored by distance from the next tier, both sides, although more is better (product-decisions.md 1.4). */
const SWEET_SPOTS: ReadonlySet<string> = new Set(['supersonicPct', 'distanceFromBall']);

/** Why a metric says nothing about rank; null when it does. */
export type NoRankReason = 'noReference' | 'noSlope' | 'wrongWay' | 'noGames';

/** How a metric tells rank, whatever games are looked at. */
export interface RankScale {
  readonly metric: ScoredMetric;
  readonly line: ReferenceLine;
  /** The next tier, where going beyond it counts as far down as it went up; null where more, or less, is better. */
  readonly sweetSpot: number | null;
}

/**
 * Metrics whose reference does not improve with rank have no scale. Where neither more nor less is better, or the table
 * of sweet spots says so, going beyond the next tier counts as far down as it went up (product-decisions.md 1.4).
 *
 * @param rank the player's tier, for the sweet spots
 */
export function rankScale(
  metric: ScoredMetric,
  book: ReferenceBook,
  rank: number,
): RankScale | Exclude<NoRankReason, 'noGames'> {
  const line = book.line(metric.key);
  if (line === null) return 'noReference';
  if (line.slope === 0) return 'noSlope';
  const hasSweetSpot = metric.better === 'neutral' || SWEET_SPOTS.has(metric.key);
  const improves = metric.better === 'lower' ? line.slope < 0 : line.slope > 0;
  if (!hasSweetSpot && !improves) return 'wrongWay';
  return { metric, line, sweetSpot: hasSweetSpot ? Math.min(rank + 1, HIGHEST_TIER) : null };
}

/** Tier at which the reference equals a mean of some games (rulings F1), with its standard error spread/(|slope|·√n). */
export function tierOnScale(
  { line, sweetSpot }: RankScale,
  mean: number,
  games: number,
): Pick<RankEquivalent, 'tier' | 'error'> {
  const found = REFERENCE_TIER + (mean - line.mean) / line.slope;
  const tier = sweetSpot === null ? found : sweetSpot - Math.abs(sweetSpot - found);
  return {
    tier: Math.min(HIGHEST_TIER, Math.max(LOWEST_TIER, tier)),
    error: line.spread / (Math.abs(line.slope) * Math.sqrt(games)),
  };
}

/** What games say of one metric, as a rank. */
export function rankEquivalent(
  metric: ScoredMetric,
  games: readonly ScoreGame[],
  book: ReferenceBook,
  rank: number,
): RankEquivalent | NoRankReason {
  const scale = rankScale(metric, book, rank);
  if (typeof scale === 'string') return scale;
  const mean = plainMean(metric, games);
  if (mean === null) return 'noGames';
  return {
    metric: metric.key,
    label: metric.label,
    value: mean.value,
    ...tierOnScale(scale, mean.value, mean.games),
    games: mean.games,
  };
}
