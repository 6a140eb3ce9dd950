import type { WorkerContext } from '../../feature-module.ts';
import { listUnfinished, queueAnalyses } from '../replays/index.ts';

const CHUNK = 200;

/**
 * Makes sure that every unfinished upload has a live job, whatever crashed when. Existing jobs stay. Returns the
 * number of jobs added.
 */
export async function requeueUnfinished({ db, clock, queue }: WorkerContext, minimumAgeMs: number) {
  const uploadedBefore = new Date(clock.now().getTime() - minimumAgeMs);
  let added = 0;
  let after: string | null = null;
  for (;;) {
    const uploads: { id: string; ownerId: string }[] = await listUnfinished(db, uploadedBefore, after, CHUNK);
    added += await db.transaction((tx) => queueAnalyses(tx, queue, uploads));
    after = uploads.at(-1)?.id ?? null;
    if (uploads.length < CHUNK) return added;
  }
}
