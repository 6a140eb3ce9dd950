import type { ScoreGame } from '../eligibility/score-game.ts';
import { type Polr, polr } from '../polr/polr.ts';
import { REFERENCE_TIER } from '../references/rank-reference.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type ScoreCard, scoreCard } from '../scoring/category-score.ts';
import {
  calculateMatchOverall,
  calculateMatchPerformance,
  type MatchPerformance,
} from '../scoring/match-performance.ts';
import { type TopOpportunity, topOpportunity } from './top-opportunity.ts';
import { type Trend, trend } from './trend.ts';

/** All scores for a player's window of games in one mode. */
export interface PlayerReview {
  polr: Polr;
  /** 0-100 compared with players of tier `comparedTier`. */
  card: ScoreCard;
  /** The declared tier; the average player's for players without a rank. */
  comparedTier: number;
  topOpportunity: TopOpportunity | { reason: string };
  /** Overall score of single matches, newest last. */
  singles: readonly (number | null)[];
  /** Trend of these. */
  trend: Trend;
  /** The newest match compared with the ten before it; null without games. */
  newest: MatchPerformance | null;
}

/** Default window of games (decisions.md 19.6). */
export const DEFAULT_WINDOW = 20;

/**
 * Reviews the games of one mode, newest last.
 *
 * @param rank declared tier, 1-22; null without a rank
 */
export function reviewPlayer(
  games: readonly ScoreGame[],
  rank: number | null,
  book: ReferenceBook,
): PlayerReview {
  // Average ranked players are at tier 14.75 (game-and-stats.md 8.1 a), which is Diamond III.
  const tier = rank ?? REFERENCE_TIER;
  const card = scoreCard(games, tier, book);
  const newest = games[games.length - 1];
  const singles = games.map((game) => calculateMatchOverall(game, tier, book));
  return {
    polr: polr(games, rank, book),
    card,
    comparedTier: tier,
    topOpportunity: topOpportunity(card, games, tier, book),
    singles,
    trend: trend(singles),
    newest: newest ? calculateMatchPerformance(newest, games.slice(0, -1), tier, book) : null,
  };
}
