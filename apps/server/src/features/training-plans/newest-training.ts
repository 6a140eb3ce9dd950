import { type DecidedCheck, isCheckable, type TrainedCase } from '@datacoach/analysis';
import { getWeekCheck, type PlanCheck } from '@datacoach/contract';
import { addDays } from '../../platform/clock/time-zones.ts';
import type { Database } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import { listEnrollments, listPlanChecks } from './plan-enrollment.repository.ts';
import { calculatePlanPosition, getLocalDay } from './plan-position.ts';
import { findVersion } from './training-plan.repository.ts';

/** "Last week": a plan week that started at least this many days ago. */
const WEEK_DAYS = 7;

/** Returns the newest week that started at least a week ago, else the newest; null without one. */
export async function findNewestTraining(db: Database, userId: string, mode: 5 | 10 | 15, now: Date) {
  const enrollments = (await listEnrollments(db, userId)).filter((one) => one.mode === mode);
  const ids = enrollments.map(({ id }) => id);
  const checks = await listPlanChecks(db, ids);
  const today = getLocalDay(await findTimeZone(db, userId), now);
  const started: { case: TrainedCase; at: Date; on: string }[] = [];
  for (const enrollment of enrollments) {
    const row = await findVersion(db, enrollment.planId, enrollment.version);
    if (!row) continue;
    const planChecks = checks.filter(({ enrollmentId }) => enrollmentId === enrollment.id);
    for (const { week, startedOn, startedAt, hasStarted } of calculatePlanPosition(
      enrollment,
      row.content,
      planChecks,
      today,
    ).weeks) {
      const content = row.content.weeks[week];
      if (!hasStarted || !content || startedAt === null || startedOn === null) continue;
      const { metric } = getWeekCheck(content);
      if (!isCheckable(metric)) continue;
      if (enrollment.endedAt && startedAt > enrollment.endedAt) continue;
      const stored = planChecks.find((check) => check.week === week);
      const trained: TrainedCase = {
        name: `${row.content.title}, week ${week + 1}: ${content.theme}`,
        metric,
        startedAt: startedAt.getTime() / 1000,
        pass: stored?.pass ?? undefined,
        decided: stored?.result ? toDecidedCheck(stored.result) : undefined,
      };
      started.push({ case: trained, at: startedAt, on: startedOn });
    }
  }
  const newestFirst = started.sort((a, b) => b.at.getTime() - a.at.getTime());
  const lastWeek = newestFirst.find(({ on }) => on <= addDays(today.today, -WEEK_DAYS));
  return (lastWeek ?? newestFirst[0])?.case ?? null;
}

function toDecidedCheck({ verdict, pass, before, after }: PlanCheck): DecidedCheck {
  const describeSide = (of: PlanCheck['before']) =>
    of && { mean: of.mean, interval: of.interval, games: of.games.length };
  return { verdict, pass, before: describeSide(before), after: describeSide(after) };
}
