import { addDays } from './week.ts';

export interface StreakWeeks {
  /** Mondays of weeks in which a goal was achieved. */
  achieved: ReadonlySet<string>;
  /** Mondays of weeks that were declared as rest. */
  rested: ReadonlySet<string>;
}

const DAYS = 7;

/**
 * Weeks in a row, up to this one, in which a goal was achieved. Declared rest neither adds nor ends it, and weeks that
 * are not over, or still wait for files, end nothing.
 *
 * @param open Monday of the first week that has no result yet
 */
export function goalStreak({ achieved, rested }: StreakWeeks, thisWeek: string, open: string): number {
  let streak = 0;
  for (let week = thisWeek; ; week = addDays(week, -DAYS)) {
    if (achieved.has(week)) streak++;
    else if (!rested.has(week) && week < open) return streak;
  }
}
