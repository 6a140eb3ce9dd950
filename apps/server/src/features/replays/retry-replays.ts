import type { WhichReplays } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { enqueueAnalyses } from './analyze-replay.job.ts';
import { type FailedReplays, resetAllFailed, resetFailed } from './change-replays.repository.ts';
import type { ListOwner } from './replay-list.repository.ts';

/** Queues failed uploads again without using more quota. Returns how many. */
export function retry({ db, queue }: Pick<Context, 'db' | 'queue'>, owner: ListOwner, which: WhichReplays) {
  return db.transaction(async (tx) => {
    const ids = await resetFailed(tx, owner, which);
    await enqueueAnalyses(
      tx,
      queue,
      ids.map((id) => ({ id, ownerId: owner.userId })),
    );
    if (ids.length > 0) await publishChange(tx, { topic: 'replays', userId: owner.userId });
    return ids.length;
  });
}

/** Does the same for all users' uploads. */
export async function retryAllFailed(tx: Transaction, queue: Queue, which: FailedReplays) {
  const failed = await resetAllFailed(tx, which);
  await enqueueAnalyses(tx, queue, failed);
  for (const userId of new Set(failed.map(({ ownerId }) => ownerId))) {
    await publishChange(tx, { topic: 'replays', userId });
  }
  return failed.length;
}
