import { LIVE_SECONDS, type ScoreGame } from '../eligibility/score-game.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { addDays } from '../model/calendar-day.ts';
import type { GoalMetric } from './goal-metrics.ts';

const GOAL_STATES = ['upcoming', 'notStarted', 'onTrack', 'behind', 'achieved', 'missed', 'void'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

export interface GoalTerms {
  metric: GoalMetric;
  direction: 'atLeast' | 'atMost';
  target: number;
  /** With fewer games, the week is void. */
  minimumGames: number;
  /** Number of days the games must be spread over. */
  days: number | null;
}

/** The games of a week, and the number of days on which they were played. */
export interface GoalGames {
  games: readonly ScoreGame[];
  days: number;
}

export interface GoalProgress {
  value: number | null;
  games: number;
  days: number;
  /** 0 to 1: how close the target is, and whether there are enough games. */
  share: number;
  /** Whether the value meets the target. */
  isMet: boolean;
  /** Whether there are also enough games: the week would be achieved if it ended now. */
  isReached: boolean;
  /** Index of the best game, the newest of equals; null for goals that count games. */
  best: number | null;
}

export function calculateGoalProgress(terms: GoalTerms, { games, days }: GoalGames): GoalProgress {
  const { metric, direction, target, minimumGames } = terms;
  const value = calculateGoalValue(metric, games);
  const isEnough = games.length >= minimumGames && days >= (terms.days ?? 0);
  const isMet = value !== null && (direction === 'atLeast' ? value >= target : value <= target);
  return {
    value,
    games: games.length,
    days,
    share:
      calculateNearness(terms, value) *
      Math.min(1, games.length / minimumGames) *
      calculateDayShare(terms, days),
    isMet,
    isReached: isEnough && isMet,
    best: bestGame(terms, games),
  };
}

function calculateNearness({ direction, target }: GoalTerms, value: number | null): number {
  if (value === null) return 0;
  if (direction === 'atLeast') return target > 0 ? Math.max(0, Math.min(1, value / target)) : 1;
  return value <= target ? 1 : Math.max(0, target / value);
}

function calculateDayShare({ days: requested }: GoalTerms, days: number): number {
  return requested === null || requested === 0 ? 1 : Math.min(1, days / requested);
}

function bestGame({ metric, direction }: GoalTerms, games: readonly ScoreGame[]): number | null {
  if (metric.metric === null) return null;
  let best: { index: number; value: number } | null = null;
  for (const [index, game] of games.entries()) {
    const stat = getGoalStat(metric, game);
    if (!stat) continue;
    const isBetter =
      best === null || (direction === 'atLeast' ? stat.value >= best.value : stat.value <= best.value);
    if (isBetter) best = { index, value: stat.value };
  }
  return best?.index ?? null;
}

interface WeekClock {
  now: Date;
  startsAt: Date;
  endsAt: Date;
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns the state of a goal whose week is not settled yet. A count that is reached can't be lost. */
export function getRunningState(terms: GoalTerms, progress: GoalProgress, clock: WeekClock): GoalState {
  if (clock.now < clock.startsAt) return 'upcoming';
  if (progress.games === 0) return 'notStarted';
  if (terms.metric.measure !== 'total') return progress.isMet ? 'onTrack' : 'behind';
  if (progress.isReached) return 'achieved';
  return isOnPace(terms, progress, clock) ? 'onTrack' : 'behind';
}

function isOnPace({ target, days }: GoalTerms, progress: GoalProgress, { now, startsAt, endsAt }: WeekClock) {
  const left = Math.max(0, endsAt.getTime() - now.getTime());
  const elapsed = 1 - left / (endsAt.getTime() - startsAt.getTime());
  const daysMissing = (days ?? 0) - progress.days;
  return progress.games >= Math.floor(elapsed * target) && daysMissing <= Math.ceil(left / DAY_MS);
}

/** Returns the final state of a week. With not enough games or declared rest it is void, never missed. */
export function getSettledState(
  { minimumGames }: GoalTerms,
  { games, value, isReached }: GoalProgress,
  isRest: boolean,
): 'achieved' | 'missed' | 'void' {
  if (isReached) return 'achieved';
  return isRest || games < minimumGames || value === null ? 'void' : 'missed';
}

/** A game's value of a goal's metric, and its sample size. */
interface GoalStat {
  value: number;
  weight: number;
}

/** Returns null if the game has no value, such as without a kickoff by the player. */
export function getGoalStat({ measure, metric }: GoalMetric, game: ScoreGame): GoalStat | null {
  if (measure === 'total') return { value: 1, weight: 1 };
  if (measure === 'share' || metric === null) return { value: game.result === 'won' ? 100 : 0, weight: 1 };
  const scored = findScoredMetric(metric)!;
  const stat = scored.stat(game.metrics);
  if (stat === undefined || stat.value === null || !(stat.over > 0)) return null;
  if (!scored.byTime) return { value: stat.value, weight: stat.over };
  const weight = game.liveSeconds / LIVE_SECONDS;
  return weight > 0 ? { value: stat.value / weight, weight } : null;
}

/** Returns the metric's value over some games; null if none has a value. */
export function calculateGoalValue(metric: GoalMetric, games: readonly ScoreGame[]): number | null {
  if (metric.measure === 'total') return games.length;
  let sum = 0;
  let weights = 0;
  for (const game of games) {
    const stat = getGoalStat(metric, game);
    if (!stat) continue;
    sum += stat.value * stat.weight;
    weights += stat.weight;
  }
  return weights > 0 ? sum / weights : null;
}

interface StreakWeeks {
  /** Mondays of weeks in which a goal was achieved. */
  achieved: ReadonlySet<string>;
  /** Mondays of weeks declared as rest. */
  rested: ReadonlySet<string>;
}

const DAYS = 7;

/**
 * Returns the number of consecutive weeks, up to the current week, in which a goal was achieved. Declared rest
 * neither adds nor ends the streak, and weeks that are not over, or still waiting for files, don't end it.
 *
 * @param open Monday of the first week without a result
 */
export function countGoalStreak({ achieved, rested }: StreakWeeks, thisWeek: string, open: string): number {
  let streak = 0;
  for (let week = thisWeek; ; week = addDays(week, -DAYS)) {
    if (achieved.has(week)) streak++;
    else if (!rested.has(week) && week < open) return streak;
  }
}
