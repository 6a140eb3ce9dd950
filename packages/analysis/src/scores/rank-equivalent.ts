import { HIGHEST_TIER, LOWEST_TIER } from '../model/ranks.table.ts';
import { REFERENCE_TIER } from './rank-reference.ts';
import type { ReferenceBook } from './reference-book.ts';
import { plainMean, type ScoreGame } from './score-game.ts';
import type { ScoredMetric } from './scored-metrics.ts';

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

/**
 * Tier at which a metric's reference equals the player's mean (rulings F1), with its standard error spread/(|slope|·√n).
 * Metrics whose reference does not improve with rank are left out, and where neither more nor less is better, or the
 * table of sweet spots says so, going beyond the next tier counts as far down as it went up (product-decisions.md 1.4).
 *
 * @param rank the player's tier, for the sweet spots
 */
export function rankEquivalent(
  metric: ScoredMetric,
  games: readonly ScoreGame[],
  book: ReferenceBook,
  rank: number,
): RankEquivalent | NoRankReason {
  const line = book.line(metric.key);
  if (line === null) return 'noReference';
  if (line.slope === 0) return 'noSlope';
  const sweetSpot = metric.better === 'neutral' || SWEET_SPOTS.has(metric.key);
  const improves = metric.better === 'lower' ? line.slope < 0 : line.slope > 0;
  if (!sweetSpot && !improves) return 'wrongWay';
  const mean = plainMean(metric, games);
  if (mean === null) return 'noGames';
  const { value } = mean;
  const found = REFERENCE_TIER + (value - line.mean) / line.slope;
  const next = Math.min(rank + 1, HIGHEST_TIER);
  const tier = sweetSpot ? next - Math.abs(next - found) : found;
  return {
    metric: metric.key,
    label: metric.label,
    value,
    tier: Math.min(HIGHEST_TIER, Math.max(LOWEST_TIER, tier)),
    error: line.spread / (Math.abs(line.slope) * Math.sqrt(mean.games)),
    games: mean.games,
  };
}
