import type { Context } from '../../feature-module.ts';
import { createJsonEntry, type ZipEntry } from '../../platform/zip/create-zip.ts';
import { listUploads } from './replay.repository.ts';

/** Exports an account's uploads: `replays.json` with their data, and the files under `replays/`. */
export async function exportReplays(context: Context, { id: userId }: { id: string }): Promise<ZipEntry[]> {
  const { db, clock, blobs } = context;
  const uploads = await listUploads(db, userId);
  return [
    createJsonEntry(
      'replays.json',
      clock.now(),
      uploads.map(({ ownerId: _owner, blobKey: _key, ...facts }) => facts),
    ),
    // Only the id is a valid file name on every system; `replays.json` has the original name.
    ...uploads.map(({ id, blobKey, uploadedAt }) => ({
      name: `replays/${id}.replay`,
      mtime: uploadedAt,
      read: () => blobs.find(blobKey),
    })),
  ];
}
