import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { hasDueGoals } from './settle-goals.ts';
import { settleWeeklyGoalsJob } from './settle-weekly-goals.job.ts';

/** Sends the job when there is something to carry or to settle. */
export async function queueDueGoals({
  db,
  clock,
  queue,
}: {
  db: Database;
  clock: Clock;
  queue: Queue;
}): Promise<void> {
  if (!(await hasDueGoals(db, clock.now()))) return;
  await db.transaction((tx) => queue.send(tx, settleWeeklyGoalsJob, {}));
}
