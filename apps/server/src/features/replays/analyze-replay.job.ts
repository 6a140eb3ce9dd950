import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import { countOthersUnfinished } from './replay.repository.ts';

/** Turns a stored upload into a match with stats. */
export const analyzeReplayJob = defineJob({
  name: 'replay.analyze',
  payload: z.object({ replayId: z.uuid() }),
  getKey: ({ replayId }) => replayId,
  retries: 20,
  leaseSeconds: 15,
});

/** Enqueues analyses; each waits for its owner's earlier uploads. Returns how many had no job yet. */
export async function enqueueAnalyses(
  tx: Transaction,
  queue: Queue,
  uploads: readonly { id: string; ownerId: string }[],
): Promise<number> {
  let added = 0;
  const byOwner = new Map<string, string[]>();
  for (const { id, ownerId } of uploads) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), id]);
  for (const [account, ids] of byOwner) {
    const before = await countOthersUnfinished(tx, account, ids);
    for (const [index, replayId] of ids.entries()) {
      if (await queue.send(tx, analyzeReplayJob, { replayId }, { account, behind: before + index })) added++;
    }
  }
  return added;
}
