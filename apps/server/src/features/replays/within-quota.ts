import type { Context } from '../../feature-module.ts';
import { requireRoomForUpload } from '../capacity/index.ts';
import { reserveUpload, settleUpload } from '../membership/index.ts';
import type { Upload, Uploaded } from './upload-replay.ts';

/**
 * Takes one of the month's replays, then receives the file; gives it back when no new replay comes of it. Throws
 * ProblemError 403 `quota-reached`, `storage-full`, `email-not-confirmed`, 503 `uploads-paused`, 507 `disk-full`, with nothing received.
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
    if (!counts) await giveBack(context, upload.id);
  }
}

/** Gives the place in the month's quota back; nothing when the upload has none, or it is settled. */
export function giveBack({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  return db.transaction((tx) => settleUpload(tx, id, 'upload-returned', clock.now()));
}
