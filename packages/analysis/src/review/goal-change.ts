import { calculateSampleSpread } from '../scoring/distributions.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import { average } from '../sums.ts';

/** A difference in goals per game, with its 80% interval. */
interface GoalChange {
  value: number;
  interval: readonly [number, number];
}

/** Fewer games on a side say nothing about goals. */
export const MIN_GOAL_GAMES = 8;

/**
 * Returns how much more a player's team has won by per game since: the mean goal difference of the later games minus
 * that of the earlier ones. It is what happened, whatever the reason. Null with not enough games on a side.
 */
export function calculateGoalChange(earlier: readonly number[], later: readonly number[]): GoalChange | null {
  if (Math.min(earlier.length, later.length) < MIN_GOAL_GAMES) return null;
  const value = average(later) - average(earlier);
  const error = Math.hypot(
    ...[earlier, later].map((values) => calculateSampleSpread(values) / Math.sqrt(values.length)),
  );
  return { value, interval: [value - Z_80 * error, value + Z_80 * error] };
}
