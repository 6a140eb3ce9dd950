import type { ScoreGame } from '../eligibility/score-game.ts';
import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { scoredMetric } from '../metrics/scored-metrics.ts';
import { HIGHEST_TIER, LOWEST_TIER, rankName } from '../model/ranks.data.ts';
import { rankEquivalent } from '../polr/rank-equivalent.ts';
import { ANY_RANK } from '../references/any-rank.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { ScoreCard } from '../scoring/category-score.ts';
import { type MetricScore, Z_80 } from '../scoring/metric-score.ts';
import { type GoalsToGain, goalsToGain, isHarmful, whyNoGoals } from './goals-to-gain.ts';

export interface TopOpportunity {
  category: MetricCategory;
  score: MetricScore;
  /** Reference of the next rank, same unit as the score's value; null at the top, and where ranks are not told apart. */
  nextReference: number | null;
  /**
   * What it is worth, in goals a game. Null where that is not known, with a reason: then it is what stands out most, and must not be
   * offered as an opportunity (decisions.md 11).
   */
  goals: GoalsToGain | null;
  noGoalsReason: string | null;
  /** Tiers below the own rank, with its 80 % interval; null where the metric says nothing about rank. */
  tiersBelow: { value: number; interval: readonly [number, number] } | null;
  /** Where the player stands among ranks, a sentence part; null when hidden, with a reason. */
  inRanks: string | null;
  noRanksReason: string | null;
}

/** What the player has made of it so far. */
export interface OpportunityChoice {
  /** Metric that stays on top until it is solved; null for none. */
  kept: string | null;
  /** Metrics that they have put aside. */
  hidden: readonly string[];
}

export const NO_CHOICE: OpportunityChoice = { kept: null, hidden: [] };

/** Where the search for one ends: 7.8 of game-and-stats.md; five games are decisions.md 11. */
const AIM = 75;
const MIN_RELIABILITY = 0.4;
const MIN_GAMES = 5;
/** Less certain than this, tiers either way, it says no more than the declared rank (SD 3 tiers, decisions.md 1.5). */
const MAX_MARGIN = Z_80 * 3;

/** Lower than that stand one in forty of the rank: whoever shows 0 of 100 is told so before anything else. */
const FLOOR = 2.5;

/** What to tell first, among metrics with reliability of at least 0.4 (game-and-stats.md 7.8). A sentence says why there is nothing. */
export function topOpportunity(
  card: ScoreCard,
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
  choice: OpportunityChoice = NO_CHOICE,
): TopOpportunity | { reason: string } {
  if (games.length < MIN_GAMES) {
    return {
      reason: `Needs ${MIN_GAMES} games; you have ${games.length}.`,
    };
  }
  const [best] = openOpportunities(card, choice);
  if (!best) {
    return {
      reason:
        opportunities(card).length === 0
          ? `Every scored stat is at ${AIM} or better, or needs more games.`
          : 'You dismissed everything that stands out.',
    };
  }
  const { metric } = best.score;
  const isRanked = best.score.comparedWith !== ANY_RANK && tier < HIGHEST_TIER;
  const goals = isWorth(best) ? best.goals : null;
  return {
    category: best.category,
    score: best.score,
    nextReference: isRanked ? (book.at(metric, tier + 1)?.mean ?? null) : null,
    goals,
    noGoalsReason: goals === null ? whyNoGoals(best.score, best.goals) : null,
    ...inRanks(metric, games, tier, book),
  };
}

/** A metric with something to gain up to a score of 75. */
export interface Opportunity {
  category: MetricCategory;
  score: MetricScore;
  /** weight · (75 - score); the weight is that in the overall score, category times metric. */
  gain: number;
  /** What the way to a score of 75 is worth, as far as it was learned; its interval may hold zero. */
  goals: GoalsToGain | null;
}

/** Known to be worth something: only then it may be offered for its worth. */
export function isWorth({ goals }: Opportunity): boolean {
  return goals !== null && goals.interval[0] > 0;
}

/**
 * What to tell first: a score at the floor, then what is worth most, then the widest gap. A metric that was learned to do
 * harm is none at all.
 *
 * @param weightOf of a metric, for a sense of worth of one's own
 */
export function compareOpportunities(
  a: Opportunity,
  b: Opportunity,
  weightOf: (metric: string) => number = () => 1,
): number {
  const atFloor = (one: Opportunity): number => Number(one.score.score! < FLOOR);
  const worth = (one: Opportunity): number =>
    isWorth(one) ? one.goals!.value * weightOf(one.score.metric) : 0;
  const gap = (one: Opportunity): number => one.gain * weightOf(one.score.metric);
  return atFloor(b) - atFloor(a) || worth(b) - worth(a) || gap(b) - gap(a);
}

/** Every metric with something to gain that is known well enough, in the order of telling. */
export function opportunities(card: ScoreCard): Opportunity[] {
  return card.categories
    .flatMap(({ category, parts, score: scored }) =>
      scored === null
        ? []
        : parts.flatMap(({ metric, weight }) => {
            const score = card.metrics.find((row) => row.metric === metric);
            if (score === undefined || score.score === null) return [];
            if ((score.reliability ?? 0) < MIN_RELIABILITY) return [];
            const gain = weight * overallWeight(category) * (AIM - score.score);
            return isHarmful(score) ? [] : [{ category, score, gain, goals: goalsToGain(score, AIM) }];
          }),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => compareOpportunities(a, b));
}

/** Those that the player has not put aside; the one that they work on stands on top. */
export function openOpportunities(card: ScoreCard, { kept, hidden }: OpportunityChoice): Opportunity[] {
  return opportunities(card)
    .filter(({ score }) => !hidden.includes(score.metric))
    .sort((a, b) => Number(b.score.metric === kept) - Number(a.score.metric === kept));
}

function overallWeight(category: MetricCategory): number {
  return SCORE_CATEGORIES.find(({ key }) => key === category)!.overall;
}

function inRanks(
  key: string,
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
): Pick<TopOpportunity, 'tiersBelow' | 'inRanks' | 'noRanksReason'> {
  const equivalent = rankEquivalent(scoredMetric(key)!, games, book, tier);
  if (typeof equivalent === 'string') {
    return {
      tiersBelow: null,
      inRanks: null,
      noRanksReason: "This stat doesn't follow rank closely enough to place you among ranks.",
    };
  }
  const value = tier - equivalent.tier;
  const margin = Z_80 * equivalent.error;
  const within = (tiers: number): number =>
    Math.max(tier - HIGHEST_TIER, Math.min(tier - LOWEST_TIER, tiers));
  return {
    tiersBelow: { value, interval: [within(value - margin), within(value + margin)] },
    ...(margin > MAX_MARGIN
      ? { inRanks: null, noRanksReason: 'Not enough games to say in ranks.' }
      : { inRanks: tiersText(Math.round(value), rankName(tier)), noRanksReason: null }),
  };
}

const NUMBERS = ['', 'one tier', 'two tiers', 'three tiers', 'four tiers', 'five tiers'] as const;

function tiersText(tiers: number, rank: string): string {
  if (tiers === 0) return `about at ${rank}`;
  const size = Math.abs(tiers);
  return `${NUMBERS[size] ?? `${size} tiers`} ${tiers > 0 ? 'below' : 'above'} ${rank}`;
}
