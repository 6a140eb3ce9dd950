import type { Context } from '../../feature-module.ts';
import { jsonEntry, type ZipEntry } from '../../platform/zip/zip-of.ts';
import { uploadsOf } from './replay.repository.ts';

/** An account's uploads: `replays.json` with what is known of them, and the files below `replays/`. */
export async function exportReplays(
  { db, clock, blobs }: Context,
  { id: userId }: { id: string },
): Promise<ZipEntry[]> {
  const uploads = await uploadsOf(db, userId);
  return [
    jsonEntry(
      'replays.json',
      clock.now(),
      uploads.map(({ ownerId: _owner, blobKey: _key, ...facts }) => facts),
    ),
    // Only the id is sure to be a name that every system takes; `replays.json` has the other.
    ...uploads.map(({ id, blobKey, uploadedAt }) => ({
      name: `replays/${id}.replay`,
      mtime: uploadedAt,
      read: async () => Buffer.from(await blobs.read(blobKey)),
    })),
  ];
}
