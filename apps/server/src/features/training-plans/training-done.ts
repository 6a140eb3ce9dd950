import { checkOf } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { allEnrollmentsOf, allLogsOf } from './plan-enrollment.repository.ts';
import { findVersion } from './training-plan.repository.ts';

export interface TrainingDone {
  /** Plans that were started, with the metrics that their weeks work on. */
  plans: { title: string; mode: 5 | 10 | 15; metrics: string[]; at: Date }[];
  /** Practice outside plans, by its note: the name of a drill if it was one. */
  practice: { note: string; at: Date }[];
}

/** Returns everything a player has trained. */
export async function trainingDone(db: Executor, userId: string): Promise<TrainingDone> {
  const plans: TrainingDone['plans'] = [];
  for (const { planId, version, mode, startedAt } of await allEnrollmentsOf(db, userId)) {
    const row = await findVersion(db, planId, version);
    if (!row) continue;
    const { title, weeks } = row.content;
    plans.push({ title, mode, metrics: weeks.map((week) => checkOf(week).metric), at: startedAt });
  }
  const logs = await allLogsOf(db, userId);
  return {
    plans,
    practice: logs.flatMap(({ enrollmentId, note, state, loggedAt }) =>
      enrollmentId === null && note !== null && state === 'done' ? [{ note, at: loggedAt }] : [],
    ),
  };
}
