import type { Executor } from '../../platform/database/database.ts';
import { allMomentsOf } from './captured-moment.repository.ts';
import { allEnrolmentsOf, allLogsOf, checksOf } from './plan-enrolment.repository.ts';
import { findVersion } from './training-plan.repository.ts';

/** Everything that an account's training has left, for its export. */
export async function exportTraining(db: Executor, userId: string) {
  const plans = [];
  for (const { userId: _owner, ...enrolment } of await allEnrolmentsOf(db, userId)) {
    const row = await findVersion(db, enrolment.planId, enrolment.version);
    const checks = await checksOf(db, [enrolment.id]);
    plans.push({
      title: row?.content.title,
      ...enrolment,
      checks: checks.map(({ enrolmentId: _id, ...check }) => check),
    });
  }
  return {
    plans,
    practice: (await allLogsOf(db, userId)).map(({ userId: _owner, ...log }) => log),
    moments: (await allMomentsOf(db, userId)).map(({ userId: _owner, ...moment }) => moment),
  };
}
