import type { WorkerContext } from '../../feature-module.ts';
import { outdatedIds } from './outdated.repository.ts';
import { reanalyseReplayJob } from './reanalyse-replay.job.ts';

/** Jobs that are sent in one transaction; few, so that uploads need not wait for it. */
const CHUNK = 50;

/**
 * Queues the analysis of every upload that an older engine than `engine` has read. Those that are queued already stay
 * so. Answers how many jobs were added.
 */
export async function requeueOutdated({
  db,
  queue,
  engine,
  logger,
  isClosing,
}: WorkerContext): Promise<number> {
  let added = 0;
  let after: string | null = null;
  while (!isClosing()) {
    const ids: string[] = await outdatedIds(db, engine.version, after, CHUNK);
    await db.transaction(async (tx) => {
      for (const replayId of ids) if (await queue.send(tx, reanalyseReplayJob, { replayId })) added++;
    });
    after = ids.at(-1) ?? null;
    if (ids.length < CHUNK) break;
  }
  if (added > 0)
    logger.info({ outdated: added, version: engine.version }, 'replays queued for a newer engine');
  return added;
}
