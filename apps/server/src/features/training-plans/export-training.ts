import { getWeekCheck } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { listAllMoments } from './captured-moment.repository.ts';
import { listAllEnrollments, listAllPracticeLogs, listPlanChecks } from './plan-enrollment.repository.ts';
import { findVersion } from './training-plan.repository.ts';

export async function exportTraining(db: Executor, userId: string) {
  const plans = [];
  for (const { userId: _owner, ...enrollment } of await listAllEnrollments(db, userId)) {
    const row = await findVersion(db, enrollment.planId, enrollment.version);
    const checks = await listPlanChecks(db, [enrollment.id]);
    plans.push({
      title: row?.content.title,
      ...enrollment,
      checks: checks.map(({ enrollmentId: _id, ...check }) => check),
    });
  }
  return {
    plans,
    practice: (await listAllPracticeLogs(db, userId)).map(({ userId: _owner, ...log }) => log),
    moments: (await listAllMoments(db, userId)).map(({ userId: _owner, ...moment }) => moment),
  };
}

export interface TrainingDone {
  /** Plans that were started, with the metrics that their weeks work on. */
  plans: { title: string; mode: 5 | 10 | 15; metrics: string[]; at: Date }[];
  /** Practice outside plans, by its note: the name of a drill if it was one. */
  practice: { note: string; at: Date }[];
}

/** Returns everything a player has trained. */
export async function summarizeTraining(db: Executor, userId: string): Promise<TrainingDone> {
  const plans: TrainingDone['plans'] = [];
  for (const { planId, version, mode, startedAt } of await listAllEnrollments(db, userId)) {
    const row = await findVersion(db, planId, version);
    if (!row) continue;
    const { title, weeks } = row.content;
    plans.push({ title, mode, metrics: weeks.map((week) => getWeekCheck(week).metric), at: startedAt });
  }
  const logs = await listAllPracticeLogs(db, userId);
  return {
    plans,
    practice: logs.flatMap(({ enrollmentId, note, state, loggedAt }) =>
      enrollmentId === null && note !== null && state === 'done' ? [{ note, at: loggedAt }] : [],
    ),
  };
}
