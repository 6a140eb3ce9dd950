import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findBy, listBy, updateRows } from '../../platform/database/rows.ts';
import { chunkUploadParts, chunkUploads } from '../../schema/replays.schema.ts';
import { lockUserChanges } from '../auth/index.ts';

export type ChunkUpload = typeof chunkUploads.$inferSelect;

export const findChunkUpload = findBy(chunkUploads, 'ownerId', 'uploadId');

/**
 * Starts an upload; `known` if the client has started it, `too-many` beyond `maxCount` unfinished ones. Throws what
 * `requireRoom` throws.
 */
export function insertChunkUpload(
  db: Database,
  upload: typeof chunkUploads.$inferInsert,
  maxCount: number,
  requireRoom: (tx: Transaction) => Promise<void>,
): Promise<ChunkUpload | 'known' | 'too-many'> {
  return db.transaction(async (tx) => {
    await requireRoom(tx).catch(async (error: unknown) => {
      // Another chunk of the same file has just taken the room.
      if (!(await findChunkUpload(tx, upload.ownerId, upload.uploadId))) throw error;
    });
    await lockUserChanges(tx, upload.ownerId);
    const unfinished = await countUnfinished(tx, upload.ownerId);
    const rows = await tx.insert(chunkUploads).values(upload).onConflictDoNothing().returning();
    if (!rows[0]) return 'known';
    if (unfinished < maxCount) return rows[0];
    await deleteChunkUpload(tx, upload.id);
    return 'too-many';
  });
}

export async function countUnfinished(db: Executor, ownerId: string): Promise<number> {
  return db.$count(chunkUploads, and(eq(chunkUploads.ownerId, ownerId), isNull(chunkUploads.resultId)));
}

/** Records a stored chunk and returns the state of its upload; null if it is gone. */
export function addPart(db: Database, id: string, chunkIndex: number): Promise<ChunkUpload | null> {
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(chunkUploads).where(eq(chunkUploads.id, id)).for('key share');
    if (rows.length === 0) return null;
    await tx.insert(chunkUploadParts).values({ chunkUploadId: id, chunkIndex }).onConflictDoNothing();
    return rows[0]!;
  });
}

/** Indexes of the received chunks, ascending. */
export async function listParts(db: Executor, id: string): Promise<number[]> {
  const rows = await db
    .select({ chunkIndex: chunkUploadParts.chunkIndex })
    .from(chunkUploadParts)
    .where(eq(chunkUploadParts.chunkUploadId, id))
    .orderBy(asc(chunkUploadParts.chunkIndex));
  return rows.map(({ chunkIndex }) => chunkIndex);
}

/** True for the one caller that should assemble the chunks; a claim from before `abandoned` has expired. */
export async function claimUpload(db: Executor, id: string, now: Date, abandoned: Date): Promise<boolean> {
  return updateRows(
    db,
    chunkUploads,
    { resultId: id, claimedAt: now },
    and(eq(chunkUploads.id, id), or(isNull(chunkUploads.resultId), lt(chunkUploads.claimedAt, abandoned))),
  );
}

export async function setResult(db: Executor, id: string, resultId: string): Promise<void> {
  await db.update(chunkUploads).set({ resultId, claimedAt: null }).where(eq(chunkUploads.id, id));
}

export const deleteChunkUpload = deleteBy(chunkUploads, 'id');

export async function listUploadsStartedBefore(db: Executor, before: Date, limit: number) {
  return db
    .select()
    .from(chunkUploads)
    .where(lt(chunkUploads.startedAt, before))
    .orderBy(asc(chunkUploads.startedAt))
    .limit(limit);
}

export const listChunkUploads = listBy(chunkUploads, ['ownerId']);

export async function hasChunkUpload(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(chunkUploads, eq(chunkUploads.id, id))) > 0;
}
