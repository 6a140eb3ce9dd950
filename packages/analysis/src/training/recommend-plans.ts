import { scoredMetric } from '../metrics/scored-metrics.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import {
  NO_CHOICE,
  type Opportunity,
  type OpportunityChoice,
  openOpportunities,
} from '../review/top-opportunity.ts';
import type { ScoreCard } from '../scoring/category-score.ts';

/** What of a plan decides whom it is for. */
export interface PlanFacts {
  readonly key: string;
  /** Lowest and highest tier that it is written for. */
  readonly tiers: readonly [number, number];
  /** Null for every mode. */
  readonly mode: ScoreMode | null;
  /** Metrics that its weeks check. */
  readonly metrics: readonly string[];
}

export interface Recommendation {
  readonly key: string;
  /** What it would gain; 0 for a plan that answers none of the weaknesses. */
  readonly gain: number;
  /** Weaknesses that it trains, the heaviest first. */
  readonly for: readonly Opportunity[];
}

const MAX_WEAKNESSES = 3;
/** A plan that trains the category, but checks other metrics of it. */
const SAME_CATEGORY = 0.35;
/** Of its gain, for a plan that is written for the rank below or above; further away it is not recommended. */
const NEIGHBOR = 0.25;
const NEIGHBOR_TIERS = 3;

/** The metrics with most to gain, at most one a category (game-and-stats.md 9.4); none that was put aside. */
export function weaknesses(card: ScoreCard, choice: OpportunityChoice = NO_CHOICE): Opportunity[] {
  const all = openOpportunities(card, choice);
  return all
    .filter((one, place) => all.findIndex(({ category }) => category === one.category) === place)
    .slice(0, MAX_WEAKNESSES);
}

/**
 * Plans for these weaknesses, most to gain first; the others follow in their order. A weakness that stands first with less
 * to gain than another is what the player works on: it weighs as much as all.
 */
export function recommendPlans(
  plans: readonly PlanFacts[],
  found: readonly Opportunity[],
  { tier, mode }: { tier: number; mode: ScoreMode },
): Recommendation[] {
  const isChosen = found.some(({ gain }) => gain > found[0]!.gain);
  const all = found.reduce((sum, { gain }) => sum + gain, 0);
  return plans
    .map((plan) => {
      const fit = fitOf(plan, tier, mode);
      const parts = found.map((one, place) => ({
        one,
        share: fit * shareOf(plan, one),
        weight: isChosen && place === 0 ? all : one.gain,
      }));
      return {
        key: plan.key,
        gain: parts.reduce((sum, { share, weight }) => sum + share * weight, 0),
        for: parts.filter(({ share }) => share > 0).map(({ one }) => one),
      };
    })
    .sort((a, b) => b.gain - a.gain);
}

function fitOf({ tiers: [low, high], mode: of }: PlanFacts, tier: number, mode: ScoreMode): number {
  if (of !== null && of !== mode) return 0;
  const away = Math.max(low - tier, tier - high, 0);
  if (away === 0) return 1;
  return away <= NEIGHBOR_TIERS ? NEIGHBOR : 0;
}

function shareOf({ metrics }: PlanFacts, { category, score }: Opportunity): number {
  if (metrics.includes(score.metric)) return 1;
  return metrics.some((metric) => scoredMetric(metric)?.category === category) ? SAME_CATEGORY : 0;
}
