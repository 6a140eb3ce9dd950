import { type PlanPlace, placeInPlan } from '@datacoach/analysis';
import type { PlanContent } from '@datacoach/contract';
import { localDate, midnight } from '../../platform/clock/time-zones.ts';
import type { Database } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import { checksOf, type Enrolment, enrolmentsOf, type StoredCheck } from './plan-enrolment.repository.ts';
import { findVersion } from './training-plan.repository.ts';

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

/** A player's own calendar day; UTC where his zone is not known. */
export interface LocalDay {
  /** As `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
}

export function localDay(timeZone: string | null, at: Date): LocalDay {
  const zone = timeZone ?? 'UTC';
  return { today: localDate(at, zone), timeZone: zone };
}

/** A moment of a training plan that a line over time shows. */
interface PlanMark {
  at: Date;
  /** "Platinum Doubles, week 2: Second-man spacing" */
  label: string;
}

/** When weeks of a player's plans of a mode began, and when plans were completed, oldest first. */
export async function planMarksOf(
  db: Database,
  userId: string,
  mode: 5 | 10 | 15,
  now: Date,
): Promise<PlanMark[]> {
  const enrolments = (await enrolmentsOf(db, userId)).filter((one) => one.mode === mode);
  const checks = await checksOf(
    db,
    enrolments.map(({ id }) => id),
  );
  const today = localDay(await findTimeZone(db, userId), now);
  const marks: PlanMark[] = [];
  for (const enrolment of enrolments) {
    const row = await findVersion(db, enrolment.planId, enrolment.version);
    if (!row) continue;
    const { title, weeks } = row.content;
    const { endedAt, status } = enrolment;
    const own = checks.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
    for (const { week, begunAt: at, hasBegun } of ownPlace(enrolment, row.content, own, today).weeks) {
      if (!hasBegun || at === null || (endedAt && at > endedAt)) continue;
      marks.push({ at, label: `${title}, week ${week + 1}: ${weeks[week]!.theme}` });
    }
    if (status === 'completed' && endedAt) marks.push({ at: endedAt, label: `${title}, complete` });
  }
  return marks.sort((a, b) => a.at.getTime() - b.at.getTime());
}
