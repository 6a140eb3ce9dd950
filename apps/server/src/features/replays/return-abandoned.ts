import type { Context } from '../../feature-module.ts';
import { chunkUploadExists } from '../chunk-uploads/index.ts';
import { openReservations } from '../membership/index.ts';
import { isDismissed } from './deleted-replay.repository.ts';
import { replayExists } from './replay.repository.ts';
import { replayBlobKey } from './upload-replay.ts';
import { returnQuota } from './within-quota.ts';

/** Twice the time limit of a request (`build-app.ts`), so no upload can still be running. */
const ABANDONED_AFTER_MS = 10 * 60_000;
const AT_ONCE = 200;

/**
 * Returns the quota of uploads whose process died or whose chunks never came, and removes their files and partial
 * files.
 */
export async function returnAbandoned(context: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const { db, clock, blobs } = context;
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_MS);
  await blobs.removeUnfinished(before);
  let after = 0;
  for (;;) {
    const open = await openReservations(db, before, after, AT_ONCE);
    for (const { subjectId } of open) {
      if (await replayExists(db, subjectId)) continue;
      if (await chunkUploadExists(db, subjectId)) continue;
      if (!(await isDismissed(db, subjectId))) await blobs.remove(replayBlobKey(subjectId));
      await returnQuota(context, subjectId);
    }
    if (open.length < AT_ONCE) return;
    after = open.at(-1)!.id;
  }
}
