import { addDays, daysBetween } from '../model/calendar-day.ts';

const WEEK_DAYS = 7;

/** Calendar days as `YYYY-MM-DD`, in whatever time zone the caller counts. */
type Day = string;

/** Days on which a plan stood still, `from` on and before `to`; null while it still does. */
export interface Rest {
  readonly from: Day;
  readonly to: Day | null;
}

interface PlanDates {
  readonly startedOn: Day;
  readonly weeks: number;
  readonly rests: readonly Rest[];
}

export interface PlanPlace {
  /** From 0; the last week goes on until its check is decided. */
  readonly week: number;
  /** First day of every week; null behind a rest without end. */
  readonly starts: readonly (Day | null)[];
  /** All weeks have run. */
  readonly isOver: boolean;
}

/** Where a plan stands today: rests and pauses push what comes after them, by as long as they take. */
export function placeInPlan({ startedOn, weeks, rests }: PlanDates, today: Day): PlanPlace {
  const starts = Array.from({ length: weeks + 1 }, (_, week) => dayAfter(startedOn, week * WEEK_DAYS, rests));
  const started = starts.filter((start) => start !== null && start <= today).length;
  return {
    week: Math.min(weeks, Math.max(1, started)) - 1,
    starts: starts.slice(0, weeks),
    isOver: started > weeks,
  };
}

/** The day on which so many days of the plan have passed; null when it stands still before. */
function dayAfter(startedOn: Day, days: number, rests: readonly Rest[]): Day | null {
  let day = addDays(startedOn, days);
  for (const { from, to } of [...rests].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from > day || (from === day && days === 0)) break;
    if (to === null) return null;
    day = addDays(day, daysBetween(from, to));
  }
  return day;
}

/** Days after which a mistake comes back, each once it was played right (decisions.md 3). */
export const SPACED_DAYS = [1, 3, 7, 16] as const;

interface SpacedPlace {
  /** Place in `SPACED_DAYS` of the gap that runs. */
  readonly step: number;
  /** Null once it was played right after the last gap. */
  readonly dueOn: Day | null;
}

export function captured(today: Day): SpacedPlace {
  return { step: 0, dueOn: addDays(today, SPACED_DAYS[0]) };
}

/** Played right it comes back later, or no more; missed it begins again. */
export function played({ step }: SpacedPlace, today: Day, isRight: boolean): SpacedPlace {
  if (!isRight) return captured(today);
  const next = SPACED_DAYS[step + 1];
  return next === undefined ? { step, dueOn: null } : { step: step + 1, dueOn: addDays(today, next) };
}
