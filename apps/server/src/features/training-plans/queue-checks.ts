import type { Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { findRunning } from './plan-enrolment.repository.ts';
import { settleChecksJob } from './settle-checks.job.ts';

/** After new games of an account: its checks may be decided now. */
export async function queueChecks(tx: Transaction, queue: Queue, userId: string): Promise<void> {
  if (await findRunning(tx, userId)) await queue.send(tx, settleChecksJob, { userId });
}
