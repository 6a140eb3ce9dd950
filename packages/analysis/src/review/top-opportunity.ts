import type { ScoreGame } from '../eligibility/score-game.ts';
import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { scoredMetric } from '../metrics/scored-metrics.ts';
import { HIGHEST_TIER, LOWEST_TIER, rankName } from '../model/ranks.data.ts';
import { rankEquivalent } from '../polr/rank-equivalent.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { ScoreCard } from '../scoring/category-score.ts';
import { type MetricScore, Z_80 } from '../scoring/metric-score.ts';

export interface TopOpportunity {
  category: MetricCategory;
  score: MetricScore;
  /** Reference of the next rank, same unit as the score's value; null at the top. */
  nextReference: number | null;
  /** Tiers below the own rank, with its 80 % interval; null where the metric says nothing about rank. */
  tiersBelow: { value: number; interval: readonly [number, number] } | null;
  /** What it is worth, in ranks (decisions.md 11), a sentence part; null when hidden, with a reason. */
  worth: string | null;
  noWorthReason: string | null;
}

/** What the player has made of it so far. */
export interface OpportunityChoice {
  /** Metric that stays on top until it is solved; null for none. */
  kept: string | null;
  /** Metrics that he has put aside. */
  hidden: readonly string[];
}

export const NO_CHOICE: OpportunityChoice = { kept: null, hidden: [] };

/** Where the search for one ends: 7.8 of game-and-stats.md; five games are decisions.md 11. */
const AIM = 75;
const MIN_RELIABILITY = 0.4;
const MIN_GAMES = 5;
/** Less certain than this, tiers either way, it says no more than the declared rank (SD 3 tiers, decisions.md 1.5). */
const MAX_MARGIN = Z_80 * 3;

/**
 * The metric with the most to gain: weight · (75 - score), among those with reliability of at least 0.4. The weight is
 * that in the overall score, category times metric. A sentence says why there is none.
 */
export function topOpportunity(
  card: ScoreCard,
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
  choice: OpportunityChoice = NO_CHOICE,
): TopOpportunity | { reason: string } {
  if (games.length < MIN_GAMES) {
    return {
      reason: `Needs ${MIN_GAMES} games; there ${games.length === 1 ? 'is' : 'are'} ${games.length}.`,
    };
  }
  const [best] = openOpportunities(card, choice);
  if (!best) {
    return {
      reason:
        opportunities(card).length === 0
          ? `Every scored metric reaches ${AIM}, or is known too little.`
          : 'You have put aside everything that stands out.',
    };
  }
  const { metric } = best.score;
  const next = tier < HIGHEST_TIER ? book.at(metric, tier + 1) : null;
  return {
    category: best.category,
    score: best.score,
    nextReference: next?.mean ?? null,
    ...worthOf(metric, games, tier, book),
  };
}

/** A metric with something to gain up to a score of 75. */
export interface Opportunity {
  category: MetricCategory;
  score: MetricScore;
  /** weight · (75 - score) */
  gain: number;
}

/** Every metric with something to gain that is known well enough, most first. */
export function opportunities(card: ScoreCard): Opportunity[] {
  return card.categories
    .flatMap(({ category, parts, score: scored }) =>
      scored === null
        ? []
        : parts.flatMap(({ metric, weight }) => {
            const score = card.metrics.find((row) => row.metric === metric);
            if (score === undefined || score.score === null) return [];
            if ((score.reliability ?? 0) < MIN_RELIABILITY) return [];
            return [{ category, score, gain: weight * overallWeight(category) * (AIM - score.score) }];
          }),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
}

/** Those that the player has not put aside, most to gain first; the one that he works on stands on top. */
export function openOpportunities(card: ScoreCard, { kept, hidden }: OpportunityChoice): Opportunity[] {
  return opportunities(card)
    .filter(({ score }) => !hidden.includes(score.metric))
    .sort((a, b) => Number(b.score.metric === kept) - Number(a.score.metric === kept));
}

function overallWeight(category: MetricCategory): number {
  return SCORE_CATEGORIES.find(({ key }) => key === category)!.overall;
}

function worthOf(
  key: string,
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
): Pick<TopOpportunity, 'tiersBelow' | 'worth' | 'noWorthReason'> {
  const equivalent = rankEquivalent(scoredMetric(key)!, games, book, tier);
  if (typeof equivalent === 'string') {
    return {
      tiersBelow: null,
      worth: null,
      noWorthReason: 'This number does not follow rank closely enough to tell its worth in ranks.',
    };
  }
  const value = tier - equivalent.tier;
  const margin = Z_80 * equivalent.error;
  const within = (tiers: number): number =>
    Math.max(tier - HIGHEST_TIER, Math.min(tier - LOWEST_TIER, tiers));
  return {
    tiersBelow: { value, interval: [within(value - margin), within(value + margin)] },
    ...(margin > MAX_MARGIN
      ? { worth: null, noWorthReason: 'Too uncertain to say in ranks.' }
      : { worth: worthText(Math.round(value), rankName(tier)), noWorthReason: null }),
  };
}

const NUMBERS = ['', 'one tier', 'two tiers', 'three tiers', 'four tiers', 'five tiers'] as const;

function worthText(tiers: number, rank: string): string {
  if (tiers === 0) return `about at ${rank}`;
  const size = Math.abs(tiers);
  return `${NUMBERS[size] ?? `${size} tiers`} ${tiers > 0 ? 'below' : 'above'} ${rank}`;
}
