import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetRemovedFiles, listRemovedFiles } from './removed-file.repository.ts';

const AT_ONCE = 100;

/** Removes the stored files of deleted replays and accounts. What a process that died left over, the next call finds. */
export async function removeFiles({ db, blobs }: { db: Database; blobs: BlobStore }): Promise<void> {
  for (;;) {
    const keys = await listRemovedFiles(db, AT_ONCE);
    if (keys.length === 0) return;
    for (const key of keys) await blobs.remove(key);
    await forgetRemovedFiles(db, keys);
  }
}
