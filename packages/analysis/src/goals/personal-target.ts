import type { ScoreGame } from '../eligibility/score-game.ts';
import { FIRST_GAMES } from '../games-needed.ts';
import type { GoalMetric } from './goal-metrics.ts';
import { calculateGoalValue, getGoalStat } from './goal-progress.ts';

/** Min games for a week to count, and min games before a target. */
export const MIN_GAMES = FIRST_GAMES;
/** Weeks that a personal target looks back at. */
export const WEEKS_BACK = 4;
/** Share of the gap to the rank above. */
const SHARE_OF_GAP = 0.35;
/** Min and max increase of a target over the current value, as a share of it. */
const CHANGE = { min: 0.03, max: 0.15 } as const;
/** Min games for a week to be in the median. */
const MIN_GAMES_PER_WEEK = 3;
/** Min and max number of days for the habit of playing. */
const DAYS = { min: 3, max: 5 } as const;

export interface PlayedWeek {
  games: readonly ScoreGame[];
  /** Number of days on which they were played. */
  days: number;
}

export interface PersonalTarget {
  target: number;
  /** The player's current value: the median of their last four weeks; null without earlier games. */
  base: number | null;
  /** Min number of days for the games; null if it doesn't matter. */
  days: number | null;
}

/** Not enough games to know the player's current value. */
export interface TargetMissing {
  missing: number;
}

/**
 * Returns a player's personal target (decisions.md 2): their median of the last four weeks and 35 % of the way to the
 * rank above, a change of 3 to 15 %.
 *
 * @param weeks the last four
 * @param next value at the rank above; null if unknown
 */
export function calculatePersonalTarget(
  metric: GoalMetric,
  weeks: readonly PlayedWeek[],
  next: number | null,
): PersonalTarget | TargetMissing {
  if (metric.measure === 'total') return calculateTotalTarget(weeks);
  const games = weeks.flatMap((week) => week.games).filter((game) => getGoalStat(metric, game) !== null);
  if (games.length < MIN_GAMES) return { missing: MIN_GAMES - games.length };
  const means = weeks
    .filter((week) => week.games.length >= MIN_GAMES_PER_WEEK)
    .flatMap((week) => calculateGoalValue(metric, week.games) ?? []);
  const base = median(means) ?? calculateGoalValue(metric, games)!;
  const gap = next === null ? 0 : Math.max(0, next - base) * SHARE_OF_GAP;
  const change = base > 0 ? Math.min(base * CHANGE.max, Math.max(base * CHANGE.min, gap)) : gap;
  const step = 10 ** -metric.decimals;
  const target = Math.max(round(base + change, step), round(base, step) + step);
  return {
    base,
    target: round(metric.unit.startsWith('%') ? Math.min(100, target) : target, step),
    days: null,
  };
}

function calculateTotalTarget(weeks: readonly PlayedWeek[]): PersonalTarget {
  const played = weeks.filter(({ games }) => games.length > 0);
  const base = median(played.map(({ games }) => games.length));
  const days = median(played.map((week) => week.days)) ?? DAYS.min;
  const more = base === null ? MIN_GAMES : Math.ceil(base * (1 + CHANGE.min));
  return {
    base,
    target: Math.max(MIN_GAMES, more),
    days: Math.min(DAYS.max, Math.max(DAYS.min, Math.round(days))),
  };
}

/**
 * Returns a target halfway back to the player's current value: offered after two missed weeks. Never harder than
 * before.
 */
export function getEasierTarget(metric: GoalMetric, target: number, base: number | null): number {
  const step = 10 ** -metric.decimals;
  if (metric.measure === 'total') return Math.max(MIN_GAMES, Math.floor((target + (base ?? 0)) / 2));
  const floor = base === null ? target * (1 - CHANGE.max) : Math.min(base, target);
  return Math.min(target, round((target + floor) / 2, step));
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)]!,
    sorted[Math.ceil((sorted.length - 1) / 2)]!,
  ];
  return (low + high) / 2;
}

/** Rounds to a multiple of a step that is a power of ten, without floating-point residue. */
const round = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6));
