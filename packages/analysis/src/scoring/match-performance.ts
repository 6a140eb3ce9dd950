import { calculatePooledMean, listStats, type ScoreGame } from '../eligibility/score-game.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { calculateOverallScore, type ScoreCard, scoreCard } from './category-score.ts';
import { splitSpread } from './metric-score.ts';

/** One match compared with the player's rank, described and not rated. */
export interface MatchPerformance {
  card: ScoreCard;
  /** By metric: difference from the mean of the ten previous games, in the metric's unit. */
  deltas: Readonly<Record<string, MetricDelta>>;
  /** Number of games the deltas are based on. */
  earlierGames: number;
}

export interface MetricDelta {
  value: number;
  /** In spreads of the player's matches. */
  spreads: number;
  /** Whether the difference is an improvement; null if it’s neutral. */
  better: boolean | null;
  /** Set if the difference is larger than chance usually makes it. */
  arrow: 'up' | 'down' | null;
}

/** Reliability of a single match (game-and-stats.md 7.5). */
const SINGLE_RELIABILITY = 0.6;
const EARLIER_GAMES = 10;
/** In spreads of one player's matches. */
const ARROW_SPREAD = 0.5;

/** Scores a single match: described, not rated (7.5). */
export function scoreSingleMatch(game: ScoreGame, tier: number, book: ReferenceBook): ScoreCard {
  return scoreCard([game], tier, book, { fixedReliability: SINGLE_RELIABILITY });
}

/** Returns the overall score of a single match alone, equal to that of `scoreSingleMatch`. */
export function calculateMatchOverall(game: ScoreGame, tier: number, book: ReferenceBook): number | null {
  return calculateOverallScore([game], tier, book, { fixedReliability: SINGLE_RELIABILITY });
}

/**
 * Scores one match (7.5) and compares it with the player's ten previous games.
 *
 * @param earlier games before it, newest last
 */
export function calculateMatchPerformance(
  game: ScoreGame,
  earlier: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
): MatchPerformance {
  const before = earlier.slice(-EARLIER_GAMES);
  const card = scoreSingleMatch(game, tier, book);
  const deltas = card.metrics.flatMap(({ metric, value }): [string, MetricDelta][] => {
    const known = findScoredMetric(metric)!;
    const stats = listStats(known, before);
    const spread = book.at(metric, tier)?.spread ?? null;
    // If all games are the same, nothing stands out.
    if (value === null || stats.length === 0 || spread === null || spread === 0) return [];
    const mean = calculatePooledMean(known, stats);
    const delta = value - mean;
    const spreads = delta / splitSpread(spread).within;
    const arrow = Math.abs(spreads) > ARROW_SPREAD ? (delta > 0 ? 'up' : 'down') : null;
    const better = known.better === 'neutral' ? null : (known.better === 'higher') === delta > 0;
    return [[metric, { value: delta, spreads, better, arrow }]];
  });
  return { card, deltas: Object.fromEntries(deltas), earlierGames: before.length };
}
