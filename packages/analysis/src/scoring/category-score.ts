import type { CategoryReview } from '@datacoach/contract';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { CATEGORY_WEIGHTS, COACHED_METRICS } from '../metrics/coached-metrics.ts';
import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { SCORED_METRICS, type ScoredMetric } from '../metrics/scored-metrics.ts';
import { getTeamSize } from '../model/score-modes.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type MetricScore, type ScoreOptions, scoreMetric } from './metric-score.ts';

/** A score with its basis; `score` and `interval` are null if hidden, with a `reason`. */
export type CategoryScore = Omit<CategoryReview, 'next' | 'category'> & {
  category: MetricCategory;
  /** Metrics of the category with their share of it, largest first; weight 0 if not scored. */
  parts: readonly { metric: string; weight: number }[];
};

/** Scores of 0-100 against the player's rank (game-and-stats.md 7). */
export interface ScoreCard {
  metrics: readonly MetricScore[];
  categories: readonly CategoryScore[];
  /** Weighted mean of the categories, never shown as POLR. */
  overall: Omit<CategoryScore, 'category' | 'label' | 'parts'>;
}

/** Min scored weight for a category to be shown (decisions.md 1.5). */
const MIN_WEIGHT = 0.3;

/**
 * Calculates metric, category and overall scores of games sorted newest last.
 *
 * @param tier rank to compare the player with, 1-22
 */
export function scoreCard(
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
  options: Pick<ScoreOptions, 'fixedReliability'> = {},
): ScoreCard {
  return scoreMetrics(SCORED_METRICS, games, tier, book, options);
}

/** Returns the overall score alone, equal to that of `scoreCard`. */
export function calculateOverallScore(
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
  options: Pick<ScoreOptions, 'fixedReliability'> = {},
): number | null {
  return scoreMetrics(WEIGHTED_METRICS, games, tier, book, options).overall.score;
}

const WEIGHTED_METRICS = SCORED_METRICS.filter(({ key }) => COACHED_METRICS[key]?.category !== undefined);

function scoreMetrics(
  scored: readonly ScoredMetric[],
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
  options: Pick<ScoreOptions, 'fixedReliability'>,
): ScoreCard {
  const teamSize = getTeamSize(book.mode);
  const metrics = scored.map((metric) =>
    scoreMetric(metric, games, book.at(metric.key, tier), {
      ...options,
      teamSize,
      worth: book.worth(metric.key),
    }),
  );
  const byKey = new Map(metrics.map((score) => [score.metric, score]));
  const categories = SCORE_CATEGORIES.map(({ key, label }) => ({
    category: key,
    label,
    ...scoreCategory(key, byKey, teamSize, games.length),
  }));
  return { metrics, categories, overall: calculateOverall(categories, games.length) };
}

interface Part {
  weight: number;
  score: number;
  interval: readonly [number, number];
}

function scoreCategory(
  category: MetricCategory,
  metrics: ReadonlyMap<string, MetricScore>,
  teamSize: number,
  games: number,
): Omit<CategoryScore, 'category' | 'label'> {
  const rows = CATEGORY_WEIGHTS[category].filter(({ minimumTeamSize = 1 }) => minimumTeamSize <= teamSize);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const found = rows.map((row) => ({ ...row, of: metrics.get(row.metric) }));
  const parts = found.flatMap(({ weight, of }): Part[] =>
    of === undefined || of.score === null || of.interval === null
      ? []
      : [{ weight: weight / total, score: of.score, interval: of.interval }],
  );
  const scoredWeight = parts.reduce((sum, { weight }) => sum + weight, 0);
  const referenced = found.reduce(
    (sum, { weight, of }) => sum + ((of?.reference ?? null) === null ? 0 : weight / total),
    0,
  );
  const base = {
    games,
    scoredWeight,
    parts: found
      .map(({ metric, weight, of }) => ({
        metric,
        weight: (of?.score ?? null) === null ? 0 : weight / total / scoredWeight,
      }))
      .sort((a, b) => b.weight - a.weight),
  };
  if (referenced < MIN_WEIGHT) return { ...base, ...hidden('Not enough rank data yet.') };
  if (scoredWeight < MIN_WEIGHT) return { ...base, ...hidden(notEnough(games)) };
  return { ...base, ...weighted(parts), reason: null };
}

function hidden(reason: string): Pick<CategoryScore, 'score' | 'interval' | 'reason'> {
  return { score: null, interval: null, reason };
}

function notEnough(games: number): string {
  return `Not enough data in ${games === 1 ? 'one game' : `${games} games`}.`;
}

/**
 * Returns the weighted mean. Metrics of the same games correlate, so their errors count double, but never more than
 * if they were identical (as in decisions.md 1.5 for POLR).
 */
function weighted(parts: readonly Part[]): { score: number; interval: readonly [number, number] } {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = parts.reduce((sum, part) => sum + part.weight * part.score, 0) / total;
  const margin = (side: 0 | 1): number => {
    const reach = parts.map((part) => (part.weight / total) * Math.abs(part.interval[side] - part.score));
    const together = reach.reduce((sum, value) => sum + value, 0);
    const apart = Math.sqrt(reach.reduce((sum, value) => sum + value ** 2, 0));
    return Math.min(together, 2 * apart);
  };
  return { score, interval: [Math.max(0, score - margin(0)), Math.min(100, score + margin(1))] };
}

function calculateOverall(categories: readonly CategoryScore[], games: number): ScoreCard['overall'] {
  const parts = categories.flatMap(({ category, score, interval }): Part[] =>
    score === null || interval === null
      ? []
      : [{ weight: SCORE_CATEGORIES.find(({ key }) => key === category)!.overall, score, interval }],
  );
  const scoredWeight = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (scoredWeight < MIN_WEIGHT) return { ...hidden(notEnough(games)), games, scoredWeight };
  return { ...weighted(parts), games, scoredWeight, reason: null };
}
