import { findScoredMetric } from '../metrics/scored-metrics.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import {
  NO_CHOICE,
  type Opportunity,
  type OpportunityChoice,
  openOpportunities,
} from '../review/top-opportunity.ts';
import type { ScoreCard } from '../scoring/category-score.ts';

export interface PlanFacts {
  readonly key: string;
  /** Lowest and highest tier that it's written for. */
  readonly tiers: readonly [number, number];
  /** Null for all modes. */
  readonly mode: ScoreMode | null;
  /** Metrics that its weeks check. */
  readonly metrics: readonly string[];
}

export interface Recommendation {
  readonly key: string;
  /** Expected gain; 0 for a plan that addresses none of the weaknesses. */
  readonly gain: number;
  /** Weaknesses that it trains, the biggest first. */
  readonly for: readonly Opportunity[];
}

const MAX_WEAKNESSES = 3;
/** Share for a plan that trains the category but checks other metrics in it. */
const SAME_CATEGORY = 0.35;
/** Share of its gain for a plan written for the rank below or above; beyond that it isn't recommended. */
const NEIGHBOR = 0.25;
const NEIGHBOR_TIERS = 3;

/** Returns the metrics with the most to gain, at most one per category (game-and-stats.md 9.4), without dismissed ones. */
export function weaknesses(card: ScoreCard, choice: OpportunityChoice = NO_CHOICE): Opportunity[] {
  const all = openOpportunities(card, choice);
  return all
    .filter((one, index) => all.findIndex(({ category }) => category === one.category) === index)
    .slice(0, MAX_WEAKNESSES);
}

/**
 * Returns plans for these weaknesses, most to gain first; the others follow in their order. A weakness listed first
 * with less to gain than another is the player's chosen focus: it weighs as much as all others together.
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
      const fit = calculatePlanFit(plan, tier, mode);
      const parts = found.map((one, index) => ({
        one,
        share: fit * getShare(plan, one),
        weight: isChosen && index === 0 ? all : one.gain,
      }));
      return {
        key: plan.key,
        gain: parts.reduce((sum, { share, weight }) => sum + share * weight, 0),
        for: parts.filter(({ share }) => share > 0).map(({ one }) => one),
      };
    })
    .sort((a, b) => b.gain - a.gain);
}

function calculatePlanFit(
  { tiers: [low, high], mode: of }: PlanFacts,
  tier: number,
  mode: ScoreMode,
): number {
  if (of !== null && of !== mode) return 0;
  const away = Math.max(low - tier, tier - high, 0);
  if (away === 0) return 1;
  return away <= NEIGHBOR_TIERS ? NEIGHBOR : 0;
}

function getShare({ metrics }: PlanFacts, { category, score }: Opportunity): number {
  if (metrics.includes(score.metric)) return 1;
  return metrics.some((metric) => findScoredMetric(metric)?.category === category) ? SAME_CATEGORY : 0;
}
