import type { WorkerContext } from '../../feature-module.ts';
import { analyseReplayJob } from '../replays/analyse-replay.job.ts';
import { unfinishedIds } from '../replays/index.ts';

const CHUNK = 200;

/**
 * Makes sure that every unfinished upload has a live job, so that none is ever forgotten, whatever died when. Those
 * that have one keep it. Answers how many jobs were added.
 */
export async function requeueUnfinished({ db, clock, queue }: WorkerContext, minimumAgeMs: number) {
  const uploadedBefore = new Date(clock.now().getTime() - minimumAgeMs);
  let added = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await unfinishedIds(db, uploadedBefore, after, CHUNK);
    await db.transaction(async (tx) => {
      for (const replayId of ids) if (await queue.send(tx, analyseReplayJob, { replayId })) added++;
    });
    after = ids.at(-1) ?? null;
    if (ids.length < CHUNK) return added;
  }
}
