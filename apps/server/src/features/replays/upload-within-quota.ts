import type { Context, DbAndClock } from '../../feature-module.ts';
import { requireRoomForUpload } from '../capacity/index.ts';
import { hasChunkUpload } from '../chunk-uploads/index.ts';
import { listOpenReservations, reserveUpload, settleUpload } from '../membership/index.ts';
import { isDismissed } from './deleted-replay.repository.ts';
import { hasReplay } from './replay.repository.ts';
import { getReplayBlobKey, type Upload, type UploadedReplay } from './upload-replay.ts';

/**
 * Reserves one replay of the monthly quota, then receives the file; returns it if no new replay results. Throws
 * ProblemError 403 `quota-reached`, `storage-full`, `email-not-confirmed`, 503 `uploads-paused`, 507 `disk-full`
 * before receiving anything.
 */
export async function uploadWithinQuota(
  context: Context,
  upload: Upload,
  receive: () => Promise<UploadedReplay>,
) {
  const { db, clock } = context;
  await requireRoomForUpload(context, upload.ownerId);
  await reserveUpload(db, { userId: upload.ownerId, uploadId: upload.id }, clock.now());
  let counts = false;
  try {
    const uploaded = await receive();
    counts = uploaded.replay.id === upload.id;
    return uploaded;
  } finally {
    if (!counts) await refundQuota(context, upload.id);
  }
}

/** Returns an upload's monthly quota; does nothing if it has none or is already settled. */
export function refundQuota({ db, clock }: DbAndClock, id: string): Promise<void> {
  return db.transaction((tx) => settleUpload(tx, id, 'upload-returned', clock.now()));
}

/** Twice the time limit of a request (`build-app.ts`), so no upload can still be running. */
const ABANDONED_AFTER_MS = 10 * 60_000;
const BATCH_SIZE = 200;

/** Returns the quota of uploads whose process died or whose chunks never came, and removes their files. */
export async function refundAbandoned(context: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const { db, clock, blobs } = context;
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_MS);
  await blobs.removeUnfinished(before);
  let after = 0;
  for (;;) {
    const open = await listOpenReservations(db, before, after, BATCH_SIZE);
    for (const { subjectId } of open) {
      if (await hasReplay(db, subjectId)) continue;
      if (await hasChunkUpload(db, subjectId)) continue;
      if (!(await isDismissed(db, subjectId))) await blobs.remove(getReplayBlobKey(subjectId));
      await refundQuota(context, subjectId);
    }
    if (open.length < BATCH_SIZE) return;
    after = open.at(-1)!.id;
  }
}
