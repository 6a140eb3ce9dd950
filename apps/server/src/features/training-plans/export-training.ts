import type { Executor } from '../../platform/database/database.ts';
import { allMomentsOf } from './captured-moment.repository.ts';
import { allEnrollmentsOf, allLogsOf, checksOf } from './plan-enrollment.repository.ts';
import { findVersion } from './training-plan.repository.ts';

/** Returns all training data of an account, for its export. */
export async function exportTraining(db: Executor, userId: string) {
  const plans = [];
  for (const { userId: _owner, ...enrollment } of await allEnrollmentsOf(db, userId)) {
    const row = await findVersion(db, enrollment.planId, enrollment.version);
    const checks = await checksOf(db, [enrollment.id]);
    plans.push({
      title: row?.content.title,
      ...enrollment,
      checks: checks.map(({ enrollmentId: _id, ...check }) => check),
    });
  }
  return {
    plans,
    practice: (await allLogsOf(db, userId)).map(({ userId: _owner, ...log }) => log),
    moments: (await allMomentsOf(db, userId)).map(({ userId: _owner, ...moment }) => moment),
  };
}
