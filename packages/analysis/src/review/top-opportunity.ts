import type { ScoreGame } from '../eligibility/score-game.ts';
import { FIRST_GAMES, formatGamesNeeded } from '../games-needed.ts';
import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { formatRankName, MAX_TIER, MIN_TIER } from '../model/ranks.data.ts';
import { calculateRankEquivalent } from '../polr/rank-equivalent.ts';
import { ANY_RANK } from '../references/any-rank.ts';
import { isClaimed, Z_95 } from '../references/metric-worth.ts';
import { MIN_PLAYER_GAMES } from '../references/player-game.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { ScoreCard } from '../scoring/category-score.ts';
import { type Interval, normalQuantile } from '../scoring/distributions.ts';
import { type MetricScore, splitSpread, Z_80 } from '../scoring/metric-score.ts';

export interface TopOpportunity {
  category: MetricCategory;
  score: MetricScore;
  /** Reference of the next rank, same unit as the score's value; null at the top, and if it doesn't distinguish ranks. */
  nextReference: number | null;
  /**
   * Its worth, in goals per game. Null if unknown, with a reason: then it is only what stands out most, and must not
   * be offered as an opportunity (decisions.md 11).
   */
  goals: GoalsToGain | null;
  noGoalsReason: string | null;
  /** Tiers below the player's rank, with its 80 % interval; null if the metric says nothing about rank. */
  tiersBelow: { value: number; interval: readonly [number, number] } | null;
  /** The player's position among ranks, as part of a sentence; null if hidden, with a reason. */
  inRanks: string | null;
  noRanksReason: string | null;
}

/** The player's choices about opportunities so far. */
export interface OpportunityChoice {
  /** Metric that stays on top until it is solved; null if none. */
  kept: string | null;
  /** Metrics that the player has hidden. */
  hidden: readonly string[];
}

export const NO_CHOICE: OpportunityChoice = { kept: null, hidden: [] };

/** Score at which there is no more opportunity: 7.8 of game-and-stats.md. */
const AIM = 75;
const MIN_RELIABILITY = 0.4;
/** With a larger margin, in tiers either way, it says no more than the declared rank (SD 3 tiers, decisions.md 1.5). */
const MAX_MARGIN = Z_80 * 3;

/** One in forty players of the rank is below this: players with 0 of 100 see it before anything else. */
const FLOOR = 2.5;

/**
 * Returns what to show first, among metrics with a reliability of at least 0.4 (game-and-stats.md 7.8). Explains in a
 * sentence if there is nothing.
 */
export function topOpportunity(
  card: ScoreCard,
  games: readonly ScoreGame[],
  tier: number,
  book: ReferenceBook,
  choice: OpportunityChoice = NO_CHOICE,
): TopOpportunity | { reason: string } {
  if (games.length < FIRST_GAMES) {
    return { reason: `${formatGamesNeeded(FIRST_GAMES - games.length, 'you see what costs you most')}.` };
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
  const isRanked = best.score.comparedWith !== ANY_RANK && tier < MAX_TIER;
  const goals = isWorth(best) ? best.goals : null;
  return {
    category: best.category,
    score: best.score,
    nextReference: isRanked ? (book.at(metric, tier + 1)?.mean ?? null) : null,
    goals,
    noGoalsReason: goals === null ? explainNoGoals(best.score, best.goals) : null,
    ...inRanks(metric, games, tier, book),
  };
}

/** A metric with potential up to a score of 75. */
export interface Opportunity {
  category: MetricCategory;
  score: MetricScore;
  /** weight · (75 - score); the weight is that in the overall score, category times metric. */
  gain: number;
  /** Worth of improving to a score of 75, if learned; its interval may contain zero. */
  goals: GoalsToGain | null;
}

/** Returns whether its worth is established, so that it may be offered as an opportunity. */
export const isWorth = ({ goals }: Opportunity): boolean => goals !== null && goals.interval[0] > 0;

/**
 * Sorts by what to show first: a score at the floor, then the highest worth, then the largest gap. A metric learned
 * to be harmful is excluded.
 *
 * @param getWeight weight of a metric, for a custom rating of worth
 */
export function compareOpportunities(
  a: Opportunity,
  b: Opportunity,
  getWeight: (metric: string) => number = () => 1,
): number {
  const atFloor = (one: Opportunity): number => Number(one.score.score! < FLOOR);
  const worth = (one: Opportunity): number =>
    isWorth(one) ? one.goals!.value * getWeight(one.score.metric) : 0;
  const gap = (one: Opportunity): number => one.gain * getWeight(one.score.metric);
  return atFloor(b) - atFloor(a) || worth(b) - worth(a) || gap(b) - gap(a);
}

/** Returns every metric with potential and enough reliability, in display order. */
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
            return isHarmful(score)
              ? []
              : [{ category, score, gain, goals: calculateGoalsToGain(score, AIM) }];
          }),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => compareOpportunities(a, b));
}

/** Returns opportunities that the player has not hidden; the one they work on comes first. */
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
  const equivalent = calculateRankEquivalent(findScoredMetric(key)!, games, book, tier);
  if (typeof equivalent === 'string') {
    return {
      tiersBelow: null,
      inRanks: null,
      noRanksReason: 'This stat doesn’t follow rank closely enough to say which rank you’re playing at.',
    };
  }
  const value = tier - equivalent.tier;
  const margin = Z_80 * equivalent.error;
  const within = (tiers: number): number => Math.max(tier - MAX_TIER, Math.min(tier - MIN_TIER, tiers));
  return {
    tiersBelow: { value, interval: [within(value - margin), within(value + margin)] },
    ...(margin > MAX_MARGIN
      ? { inRanks: null, noRanksReason: 'Not enough games to say which rank you’re playing at.' }
      : { inRanks: tiersText(Math.round(value), formatRankName(tier)), noRanksReason: null }),
  };
}

const NUMBERS = ['', 'one tier', 'two tiers', 'three tiers', 'four tiers', 'five tiers'] as const;

function tiersText(tiers: number, rank: string): string {
  if (tiers === 0) return `right around ${rank}`;
  const size = Math.abs(tiers);
  return `${NUMBERS[size] ?? `${size} tiers`} ${tiers > 0 ? 'below' : 'above'} ${rank}`;
}

interface GoalsToGain {
  /** Goals a game. */
  value: number;
  /** 95 % interval, from the fit and the player's current value. */
  interval: Interval;
  /** Number of player-games in the mode that it was learned from. */
  playerGames: number;
}

/** Spread between players of a rank, in standard deviations of single matches. */
const BETWEEN = splitSpread(1).between;

/**
 * Returns how many more goals per game players with a score of `aim` have than one with this score. Null without a
 * score, for a target range, and if it was learned from fewer than 400 player-games in the mode (decisions.md 11).
 */
function calculateGoalsToGain(
  { metric, score, reliability, worth }: MetricScore,
  aim: number,
): GoalsToGain | null {
  const better = findScoredMetric(metric)?.better ?? 'neutral';
  if (score === null || reliability === null || worth === null || better === 'neutral') return null;
  if (worth.playerGames < MIN_PLAYER_GAMES) return null;
  const each = better === 'lower' ? -worth.goals : worth.goals;
  const way = BETWEEN * (normalQuantile(aim / 100) - normalQuantile(score / 100));
  const error = Math.hypot(way * worth.error, each * BETWEEN * Math.sqrt(1 - reliability));
  const value = each * way;
  return { value, interval: [value - Z_95 * error, value + Z_95 * error], playerGames: worth.playerGames };
}

/** Returns whether less of it is better instead of more: what was learned contradicts the metric's direction. */
function isHarmful({ metric, worth }: MetricScore): boolean {
  if (worth === null || !isClaimed(worth)) return false;
  return findScoredMetric(metric)?.better === 'lower' ? worth.goals > 0 : worth.goals < 0;
}

function explainNoGoals({ worth }: MetricScore, goals: GoalsToGain | null): string {
  if (goals !== null) {
    return `We can’t tell what it’s worth in goals: in ${goals.playerGames} player games in this mode, results went both ways.`;
  }
  const found = worth?.playerGames ?? 0;
  return `We don’t know yet what it’s worth in goals. That takes ${MIN_PLAYER_GAMES} player games in this mode, and so far ${found === 0 ? 'none are' : `${found} are`} measured.`;
}
