import type { Context } from '../../feature-module.ts';
import { hasDueGoals } from './settle-goals.ts';
import { settleWeeklyGoalsJob } from './settle-weekly-goals.job.ts';

/** Sends the job when there is something to carry or to settle. */
export async function queueDueGoals({
  db,
  clock,
  queue,
}: Pick<Context, 'db' | 'clock' | 'queue'>): Promise<void> {
  if (!(await hasDueGoals(db, clock.now()))) return;
  await db.transaction((tx) => queue.send(tx, settleWeeklyGoalsJob, {}));
}
