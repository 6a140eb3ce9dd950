import type { ScoreGame } from '../eligibility/score-game.ts';
import { type Polr, polr } from '../polr/polr.ts';
import { REFERENCE_TIER } from '../references/rank-reference.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type ScoreCard, scoreCard } from '../scoring/category-score.ts';
import { type MatchPerformance, matchPerformance, overallOfMatch } from '../scoring/match-performance.ts';
import { type TopOpportunity, topOpportunity } from './top-opportunity.ts';
import { type Trend, trend } from './trend.ts';

/** Everything that scores say about a player's window of games in one mode. */
export interface PlayerReview {
  polr: Polr;
  /** 0-100 against players of tier `comparedTier`. */
  card: ScoreCard;
  /** The declared tier; for players without a rank that of the average player. */
  comparedTier: number;
  topOpportunity: TopOpportunity | { reason: string };
  /** Overall score of single matches, newest last. */
  singles: readonly (number | null)[];
  /** Of these. */
  trend: Trend;
  /** The newest match against the ten before it; null without games. */
  newest: MatchPerformance | null;
}

/** A window of games without choice of its own (decisions.md 19.6). */
export const DEFAULT_WINDOW = 20;

/**
 * Reviews the games of one mode, newest last.
 *
 * @param rank declared tier, 1-22; null when the player has none
 */
export function reviewPlayer(
  games: readonly ScoreGame[],
  rank: number | null,
  book: ReferenceBook,
): PlayerReview {
  // Average ranked players stand at tier 14.75 (game-and-stats.md 8.1 a): that is Diamond III.
  const tier = rank ?? REFERENCE_TIER;
  const card = scoreCard(games, tier, book);
  const newest = games[games.length - 1];
  const singles = games.map((game) => overallOfMatch(game, tier, book));
  return {
    polr: polr(games, rank, book),
    card,
    comparedTier: tier,
    topOpportunity: topOpportunity(card, games, tier, book),
    singles,
    trend: trend(singles),
    newest: newest ? matchPerformance(newest, games.slice(0, -1), tier, book) : null,
  };
}
