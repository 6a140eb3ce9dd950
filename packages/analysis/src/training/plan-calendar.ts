import { addDays, countDaysBetween } from '../model/calendar-day.ts';

const WEEK_DAYS = 7;

/** Calendar days as `YYYY-MM-DD`, in the caller's time zone. */
type Day = string;

/** Days on which a plan was paused, from `from` up to but not including `to`; null while it still is. */
export interface Rest {
  readonly from: Day;
  readonly to: Day | null;
}

interface PlanDates {
  readonly startedOn: Day;
  readonly weeks: number;
  readonly rests: readonly Rest[];
}

export interface CurrentPlanWeek {
  /** Starts at 0; the last week lasts until its check is decided. */
  readonly week: number;
  /** First day of every week; null after an open-ended rest. */
  readonly starts: readonly (Day | null)[];
  readonly isOver: boolean;
}

/** Returns a plan's current week: rests and pauses push back everything after them by their length. */
export function calculateCurrentWeek({ startedOn, weeks, rests }: PlanDates, today: Day): CurrentPlanWeek {
  const starts = Array.from({ length: weeks + 1 }, (_, week) => dayAfter(startedOn, week * WEEK_DAYS, rests));
  const started = starts.filter((start) => start !== null && start <= today).length;
  return {
    week: Math.min(weeks, Math.max(1, started)) - 1,
    starts: starts.slice(0, weeks),
    isOver: started > weeks,
  };
}

/** Returns the day on which this many days of the plan have passed; null if it is paused before that. */
function dayAfter(startedOn: Day, days: number, rests: readonly Rest[]): Day | null {
  let day = addDays(startedOn, days);
  for (const { from, to } of [...rests].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from > day || (from === day && days === 0)) break;
    if (to === null) return null;
    day = addDays(day, countDaysBetween(from, to));
  }
  return day;
}

/** Days after which a mistake comes back, each counted from when it was last played right (decisions.md 3). */
export const SPACED_DAYS = [1, 3, 7, 16] as const;

interface SpacedPlace {
  /** Index of the current gap in `SPACED_DAYS`. */
  readonly step: number;
  /** Null once it was answered correctly after the last interval. */
  readonly dueOn: Day | null;
}

export const captured = (today: Day): SpacedPlace => ({ step: 0, dueOn: addDays(today, SPACED_DAYS[0]) });

/** Returns the next step: played right, it comes back later or never again; missed, it starts over. */
export function played({ step }: SpacedPlace, today: Day, isRight: boolean): SpacedPlace {
  if (!isRight) return captured(today);
  const next = SPACED_DAYS[step + 1];
  return next === undefined ? { step, dueOn: null } : { step: step + 1, dueOn: addDays(today, next) };
}
