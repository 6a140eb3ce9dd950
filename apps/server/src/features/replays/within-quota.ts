import type { Context } from '../../feature-module.ts';
import { requireRoomForUpload } from '../capacity/index.ts';
import { reserveUpload, settleUpload } from '../membership/index.ts';
import type { Upload, Uploaded } from './upload-replay.ts';

/**
 * Reserves one replay of the monthly quota, then receives the file; returns it if no new replay results. Throws
 * ProblemError 403 `quota-reached`, `storage-full`, `email-not-confirmed`, 503 `uploads-paused`, 507 `disk-full`
 * before receiving anything.
 */
export async function withinQuota(
  context: Context,
  upload: Upload,
  receive: () => Promise<Uploaded>,
): Promise<Uploaded> {
  const { db, clock } = context;
  await requireRoomForUpload(context, upload.ownerId);
  await reserveUpload(db, { userId: upload.ownerId, uploadId: upload.id }, clock.now());
  let counts = false;
  try {
    const uploaded = await receive();
    counts = uploaded.replay.id === upload.id;
    return uploaded;
  } finally {
    if (!counts) await returnQuota(context, upload.id);
  }
}

/** Returns an upload's monthly quota; does nothing if it has none or is already settled. */
export function returnQuota({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  return db.transaction((tx) => settleUpload(tx, id, 'upload-returned', clock.now()));
}
