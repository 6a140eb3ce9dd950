import type { Context } from '../../feature-module.ts';
import { deleteChunkUpload, startedBefore } from './chunk-upload.repository.ts';
import { removePieces } from './piece-blobs.ts';

/** Life of an upload in pieces (decisions.md 18.4). */
const LIFE_MS = 24 * 60 * 60_000;
const AT_ONCE = 100;

/** Removes uploads that nobody finishes any more, with their pieces, and the memory of finished ones. */
export async function removeStaleUploads({
  db,
  clock,
  blobs,
}: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const before = new Date(clock.now().getTime() - LIFE_MS);
  for (;;) {
    const stale = await startedBefore(db, before, AT_ONCE);
    for (const upload of stale) {
      await removePieces(blobs, upload);
      await deleteChunkUpload(db, upload.id);
    }
    if (stale.length < AT_ONCE) return;
  }
}
