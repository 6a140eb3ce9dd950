import type * as Contract from '@datacoach/contract';
import {
  calculateAgedMean,
  calculatePlainMean,
  countEffectiveGames,
  getSingleValue,
  listStats,
  type ScoreGame,
} from '../eligibility/score-game.ts';
import { SCORED_METRICS, type ScoredMetric } from '../metrics/scored-metrics.ts';
import { MAX_TIER } from '../model/ranks.data.ts';
import { type Polr, polr } from '../polr/polr.ts';
import { ANY_RANK } from '../references/any-rank.ts';
import { REFERENCE_TIER } from '../references/rank-reference.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type CategoryScore, type ScoreCard, scoreCard } from '../scoring/category-score.ts';
import { calculateMeanInterval } from '../scoring/distributions.ts';
import { calculateMatchOverall } from '../scoring/match-performance.ts';
import { createUnscored, type MetricScore, Z_80 } from '../scoring/metric-score.ts';
import { type OpportunityChoice, type TopOpportunity, topOpportunity } from './top-opportunity.ts';
import { type Trend, trend } from './trend.ts';
import { type WinDifference, winDifferences } from './win-differences.ts';

/** A metric over a window: its score with everything shown next to the number. */
export type MetricReview = MetricScore & Contract.MetricReview;

/** A category compared with the player's rank, and the same games' score one rank up. */
export interface CategoryReview extends CategoryScore {
  next: Pick<CategoryScore, 'score' | 'interval'> | null;
}

/** Scores of games at a rank: only for games of one mode (decisions.md 1.1). */
export interface WindowScores {
  polr: Polr;
  /** POLR of the games before the window; null with fewer than three. */
  earlierPolr: Polr | null;
  comparedTier: number;
  /** Second rank that scores are compared with; null above the highest. */
  nextTier: number | null;
  categories: readonly CategoryReview[];
  topOpportunity: TopOpportunity | { reason: string };
  trend: Trend;
  /** Overall score of single games, newest last: described, not rated (game-and-stats.md 7.5). */
  games: readonly { score: number | null; toMean: number | null }[];
}

export interface WindowReview {
  metrics: readonly MetricReview[];
  winDifferences: readonly WinDifference[] | { reason: string };
  scores: WindowScores | null;
}

/** Number of games whose mean a single game is compared with (7.5). */
const TO_MEAN = 10;
const MIN_GAMES = 3;

/** Declared rank and references of a mode. `aim` is the second rank to compare with; by default the next one up. */
interface Against {
  readonly rank: number | null;
  readonly book: ReferenceBook;
  readonly aim?: number | null;
}

/**
 * Reviews a window of games, newest last.
 *
 * @param earlier games before the window, newest last
 * @param against rank and references of the mode; null for games of several modes, which have no scores
 * @param choice opportunities that the player has kept or hidden so far
 */
export function reviewWindow(
  games: readonly ScoreGame[],
  earlier: readonly ScoreGame[],
  against: Against | null,
  choice?: OpportunityChoice,
): WindowReview {
  const scored = against && listScores(games, earlier, against, choice);
  const won = games.filter(({ result }) => result === 'won');
  const lost = games.filter(({ result }) => result === 'lost');
  const metrics = SCORED_METRICS.map((metric, index): MetricReview => {
    // Cards list their metrics in this order.
    const score = scored?.card.metrics[index] ?? unscored(metric, games);
    return {
      ...score,
      valueInterval: findInterval(metric, games, score.value),
      // A mean of all ranks doesn't apply to the next rank either.
      nextReference:
        score.comparedWith === ANY_RANK ? null : (scored?.next?.metrics[index]?.reference ?? null),
      earlier: calculateAgedMean(metric, earlier),
      won: calculateAgedMean(metric, won),
      lost: calculateAgedMean(metric, lost),
      series: games.map((game) => calculatePlainMean(metric, [game])?.value ?? null),
    };
  });
  return { metrics, winDifferences: winDifferences(games), scores: scored?.scores ?? null };
}

/** Returns the interval from the spread of single games around the displayed value. */
function findInterval(metric: ScoredMetric, games: readonly ScoreGame[], value: number | null) {
  const stats = listStats(metric, games);
  if (value === null || stats.length < MIN_GAMES) return null;
  const singles = stats.map((entry) => getSingleValue(metric, entry));
  return calculateMeanInterval(value, singles, countEffectiveGames(stats), Z_80);
}

function unscored(metric: ScoredMetric, games: readonly ScoreGame[]): MetricScore {
  const stats = listStats(metric, games);
  const reason = stats.length === 0 ? 'None in these games.' : 'Each mode is scored separately.';
  return { ...createUnscored(metric, stats), reason };
}

function listScores(
  games: readonly ScoreGame[],
  earlier: readonly ScoreGame[],
  { rank, book, aim }: Against,
  choice: OpportunityChoice | undefined,
): { card: ScoreCard; next: ScoreCard | null; scores: WindowScores } {
  const tier = rank ?? REFERENCE_TIER;
  const card = scoreCard(games, tier, book);
  const nextTier = Math.max(aim ?? 0, tier + 1);
  const next = nextTier <= MAX_TIER ? scoreCard(games, nextTier, book) : null;
  const before = earlier.slice(-TO_MEAN);
  const single = (game: ScoreGame) => calculateMatchOverall(game, tier, book);
  const singles = [...before, ...games].map(single);
  return {
    card,
    next,
    scores: {
      polr: polr(games, rank, book),
      earlierPolr: earlier.length < MIN_GAMES ? null : polr(earlier, rank, book),
      comparedTier: tier,
      nextTier: next && nextTier,
      categories: card.categories.map((category, index) => {
        const above = next?.categories[index];
        return { ...category, next: above ? { score: above.score, interval: above.interval } : null };
      }),
      topOpportunity: topOpportunity(card, games, tier, book, choice),
      trend: trend(singles.slice(before.length)),
      games: games.map((_, index) => {
        const at = before.length + index;
        return {
          score: singles[at]!,
          toMean: toMean(singles[at]!, singles.slice(Math.max(0, at - TO_MEAN), at)),
        };
      }),
    },
  };
}

function toMean(score: number | null, before: readonly (number | null)[]): number | null {
  const known = before.filter((one) => one !== null);
  if (score === null || known.length < MIN_GAMES) return null;
  return score - known.reduce((sum, one) => sum + one, 0) / known.length;
}
