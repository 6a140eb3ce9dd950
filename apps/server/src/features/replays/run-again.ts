import type { WhichReplays } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { queueAnalyses } from './analyze-replay.job.ts';
import { type FailedReplays, resetAllFailed, resetFailed } from './change-replays.repository.ts';
import type { Owner } from './replay-list.repository.ts';

/** Queues failed uploads again without using more quota. Returns how many. */
export function retry({ db, queue }: Pick<Context, 'db' | 'queue'>, owner: Owner, which: WhichReplays) {
  return db.transaction(async (tx) => {
    const ids = await resetFailed(tx, owner, which);
    await queueAnalyses(
      tx,
      queue,
      ids.map((id) => ({ id, ownerId: owner.userId })),
    );
    if (ids.length > 0) await announce(tx, { topic: 'replays', userId: owner.userId });
    return ids.length;
  });
}

/** Does the same for all users' uploads. */
export async function retryAllFailed(tx: Transaction, queue: Queue, which: FailedReplays) {
  const failed = await resetAllFailed(tx, which);
  await queueAnalyses(tx, queue, failed);
  for (const userId of new Set(failed.map(({ ownerId }) => ownerId))) {
    await announce(tx, { topic: 'replays', userId });
  }
  return failed.length;
}
