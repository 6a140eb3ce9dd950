import { type CurrentPlanWeek, calculateCurrentWeek } from '@datacoach/analysis';
import type { PlanContent } from '@datacoach/contract';
import { formatLocalDate, getMidnight } from '../../platform/clock/time-zones.ts';
import type { Database } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import {
  type Enrollment,
  listEnrollments,
  listPlanChecks,
  type StoredCheck,
} from './plan-enrollment.repository.ts';
import { findVersion } from './training-plan.repository.ts';

export interface WeekStart {
  /** From 0. */
  week: number;
  /** Null while the plan is paused before it. */
  startedOn: string | null;
  /** Games before this moment belong to the previous week: midnight, or the start time on the day the plan started. */
  startedAt: Date | null;
  hasStarted: boolean;
}

export interface PlanPosition {
  /** From 0: the calendar week, or the week being repeated. */
  week: number;
  isOver: boolean;
  weeks: WeekStart[];
}

/** Returns a plan's position on a day, and when each week started or restarted counting. */
export function calculatePlanPosition(
  { startedOn, startedAt, rests, repeatedWeek }: Enrollment,
  { weeks }: PlanContent,
  checks: readonly StoredCheck[],
  { today, timeZone }: LocalDay,
): PlanPosition {
  const position: CurrentPlanWeek = calculateCurrentWeek({ startedOn, weeks: weeks.length, rests }, today);
  return {
    week: Math.min(weeks.length - 1, repeatedWeek ?? position.week),
    isOver: position.isOver,
    weeks: weeks.map((_, week) => {
      const stored = checks.find((check) => check.week === week);
      const start = stored?.startedOn ?? position.starts[week] ?? null;
      const startsAt = start === null ? null : getMidnight(start, timeZone);
      return {
        week,
        startedOn: start,
        startedAt: stored?.startedAt ?? (startsAt && startsAt < startedAt ? startedAt : startsAt),
        hasStarted: stored !== undefined || (start !== null && start <= today),
      };
    }),
  };
}

/** A player's calendar day; UTC if their time zone is unknown. */
export interface LocalDay {
  /** As `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
}

export function getLocalDay(timeZone: string | null, at: Date): LocalDay {
  const zone = timeZone ?? 'UTC';
  return { today: formatLocalDate(at, zone), timeZone: zone };
}

/** A training plan milestone shown on a chart over time. */
interface PlanMark {
  at: Date;
  /** "Platinum Doubles, week 2: Second-man spacing" */
  label: string;
}

/** Returns when the weeks of a player's plans of a mode started and when plans were completed, oldest first. */
export async function listPlanMarks(db: Database, userId: string, mode: 5 | 10 | 15, now: Date) {
  const enrollments = (await listEnrollments(db, userId)).filter((one) => one.mode === mode);
  const ids = enrollments.map(({ id }) => id);
  const checks = await listPlanChecks(db, ids);
  const today = getLocalDay(await findTimeZone(db, userId), now);
  const marks: PlanMark[] = [];
  for (const enrollment of enrollments) {
    const row = await findVersion(db, enrollment.planId, enrollment.version);
    if (!row) continue;
    const { title, weeks } = row.content;
    const { endedAt, status } = enrollment;
    const planChecks = checks.filter(({ enrollmentId }) => enrollmentId === enrollment.id);
    for (const { week, startedAt: at, hasStarted } of calculatePlanPosition(
      enrollment,
      row.content,
      planChecks,
      today,
    ).weeks) {
      if (!hasStarted || at === null || (endedAt && at > endedAt)) continue;
      marks.push({ at, label: `${title}, week ${week + 1}: ${weeks[week]!.theme}` });
    }
    if (status === 'completed' && endedAt) marks.push({ at: endedAt, label: `${title}, complete` });
  }
  return marks.sort((a, b) => a.at.getTime() - b.at.getTime());
}
