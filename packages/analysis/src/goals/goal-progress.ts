import type { ScoreGame } from '../eligibility/score-game.ts';
import type { GoalMetric } from './goal-metrics.table.ts';
import { goalFigure, goalValue } from './goal-value.ts';

export const GOAL_STATES = [
  'upcoming',
  'notStarted',
  'onTrack',
  'behind',
  'achieved',
  'missed',
  'void',
] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** What a goal asks of a week. */
export interface GoalTerms {
  metric: GoalMetric;
  direction: 'atLeast' | 'atMost';
  target: number;
  /** Below, the week is void. */
  minimumGames: number;
  /** Days that the games have to be spread over. */
  days: number | null;
}

/** The games of a week, and the days on which they were played. */
export interface GoalGames {
  games: readonly ScoreGame[];
  days: number;
}

export interface GoalProgress {
  value: number | null;
  games: number;
  days: number;
  /** 0 to 1: how near the target is, and whether enough games stand behind it. */
  share: number;
  /** Whether the value meets the target. */
  isMet: boolean;
  /** Whether enough games do: what the week would be achieved by if it ended now. */
  isReached: boolean;
  /** Place of the game that did best; null for goals that count games. */
  best: number | null;
}

/** How far the games of a week have brought a goal. */
export function goalProgress(terms: GoalTerms, { games, days }: GoalGames): GoalProgress {
  const { metric, direction, target, minimumGames } = terms;
  const value = goalValue(metric, games);
  const isEnough = games.length >= minimumGames && days >= (terms.days ?? 0);
  const isMet = value !== null && (direction === 'atLeast' ? value >= target : value <= target);
  return {
    value,
    games: games.length,
    days,
    share: nearness(terms, value) * Math.min(1, games.length / minimumGames) * shareOfDays(terms, days),
    isMet,
    isReached: isEnough && isMet,
    best: bestGame(terms, games),
  };
}

function nearness({ direction, target }: GoalTerms, value: number | null): number {
  if (value === null) return 0;
  if (direction === 'atLeast') return target > 0 ? Math.max(0, Math.min(1, value / target)) : 1;
  return value <= target ? 1 : Math.max(0, target / value);
}

function shareOfDays({ days: wanted }: GoalTerms, days: number): number {
  return wanted === null || wanted === 0 ? 1 : Math.min(1, days / wanted);
}

function bestGame({ metric, direction }: GoalTerms, games: readonly ScoreGame[]): number | null {
  if (metric.metric === null) return null;
  let best: { place: number; value: number } | null = null;
  for (const [place, game] of games.entries()) {
    const figure = goalFigure(metric, game);
    if (!figure) continue;
    const isBetter =
      best === null || (direction === 'atLeast' ? figure.value > best.value : figure.value < best.value);
    if (isBetter) best = { place, value: figure.value };
  }
  return best?.place ?? null;
}

export interface WeekClock {
  now: Date;
  startsAt: Date;
  endsAt: Date;
}

const DAY_MS = 24 * 60 * 60_000;

/** State of a goal whose week is not settled yet. A count that is reached cannot be lost any more. */
export function runningState(terms: GoalTerms, progress: GoalProgress, clock: WeekClock): GoalState {
  if (clock.now < clock.startsAt) return 'upcoming';
  if (progress.games === 0) return 'notStarted';
  if (terms.metric.measure !== 'total') return progress.isMet ? 'onTrack' : 'behind';
  if (progress.isReached) return 'achieved';
  return keepsPace(terms, progress, clock) ? 'onTrack' : 'behind';
}

function keepsPace(
  { target, days }: GoalTerms,
  progress: GoalProgress,
  { now, startsAt, endsAt }: WeekClock,
): boolean {
  const left = Math.max(0, endsAt.getTime() - now.getTime());
  const elapsed = 1 - left / (endsAt.getTime() - startsAt.getTime());
  const daysMissing = (days ?? 0) - progress.days;
  return progress.games >= Math.floor(elapsed * target) && daysMissing <= Math.ceil(left / DAY_MS);
}

/** What a week has ended as. Void, never missed: too few games, or a rest that was declared. */
export function settledState(
  { minimumGames }: GoalTerms,
  { games, value, isReached }: GoalProgress,
  isRest: boolean,
): 'achieved' | 'missed' | 'void' {
  if (isReached) return 'achieved';
  return isRest || games < minimumGames || value === null ? 'void' : 'missed';
}
