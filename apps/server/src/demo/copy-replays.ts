import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context } from '../feature-module.ts';
import { newestStates } from '../features/replays/replay.repository.ts';
import { readReplays } from '../features/replays/replay-list.repository.ts';
import { uploadReplay } from '../features/replays/upload-replay.ts';
import type { Executor } from '../platform/database/database.ts';

interface Upload {
  name: string;
  blobKey: string;
}

/** Somebody's newest uploads. */
export async function newestUploads(db: Executor, ownerId: string, limit: number): Promise<Upload[]> {
  const newest = await newestStates(db, ownerId, limit);
  return readReplays(
    db,
    newest.map(({ id }) => id),
  );
}

/** Uploads the same files for somebody else, as friends and coaches pass them on. */
export async function copyReplays(
  context: Context,
  uploads: readonly Upload[],
  to: { ownerId: string; folderId?: string },
): Promise<void> {
  for (const { name, blobKey } of uploads) {
    const content = Readable.from([Buffer.from(await context.blobs.read(blobKey))]);
    const upload = { id: randomUUID(), ...to };
    await uploadReplay(context, upload, { name, content, checkWhole: async () => {} });
  }
}
