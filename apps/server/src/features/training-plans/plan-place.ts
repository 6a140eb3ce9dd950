import { midnight, type PlanPlace, placeInPlan } from '@datacoach/analysis';
import type { PlanContent } from '@datacoach/contract';
import type { LocalDay } from './local-day.ts';
import type { Enrolment, StoredCheck } from './plan-enrolment.repository.ts';

export interface WeekBeginning {
  /** From 0. */
  week: number;
  /** Null while the plan stands still before it. */
  begunOn: string | null;
  /** Games before this moment belong to what was before: midnight, or later on the day on which it was begun. */
  begunAt: Date | null;
  hasBegun: boolean;
}

export interface OwnPlace {
  /** From 0: the calendar's, or the one that is trained again. */
  week: number;
  isOver: boolean;
  weeks: WeekBeginning[];
}

/** Where a begun plan stands on a day, and since when each week counts; a week that was begun anew counts from then. */
export function ownPlace(
  { begunOn, begunAt, rests, repeatedWeek }: Enrolment,
  { weeks }: PlanContent,
  checks: readonly StoredCheck[],
  { today, timeZone }: LocalDay,
): OwnPlace {
  const place: PlanPlace = placeInPlan({ begunOn, weeks: weeks.length, rests }, today);
  return {
    week: Math.min(weeks.length - 1, repeatedWeek ?? place.week),
    isOver: place.isOver,
    weeks: weeks.map((_, week) => {
      const stored = checks.find((check) => check.week === week);
      const start = stored?.begunOn ?? place.starts[week] ?? null;
      const startsAt = start === null ? null : midnight(start, timeZone);
      return {
        week,
        begunOn: start,
        begunAt: stored?.begunAt ?? (startsAt && startsAt < begunAt ? begunAt : startsAt),
        hasBegun: stored !== undefined || (start !== null && start <= today),
      };
    }),
  };
}
