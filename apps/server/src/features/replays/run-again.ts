import type { WhichReplays } from '@datacoach/contract';
import { announce } from '../../platform/database/announce.ts';
import { analyseReplayJob } from '../analysis/analyse-replay.job.ts';
import { resetFailed } from './change-replays.repository.ts';
import type { Owner } from './replay-list.repository.ts';
import type { ReplaysContext } from './replays-context.ts';

/** Queues failed uploads again; a new place in the quota is not taken. Answers how many. */
export function runAgain(
  { db, queue }: Pick<ReplaysContext, 'db' | 'queue'>,
  owner: Owner,
  which: WhichReplays,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await resetFailed(tx, owner, which);
    for (const replayId of ids) await queue.send(tx, analyseReplayJob, { replayId });
    if (ids.length > 0) await announce(tx, { topic: 'replays', userId: owner.userId });
    return ids.length;
  });
}
