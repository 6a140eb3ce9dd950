import { REPLAY_STATUS, type WhichReplays } from '@datacoach/contract';
import { and, asc, count, desc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { removedFiles } from '../../schema/account.schema.ts';
import { deletedReplays, replayFolders, replays } from '../../schema/replays.schema.ts';
import { lockUser } from '../auth/index.ts';
import { UNFINISHED } from './replay.repository.ts';
import { type ListOwner, matchesSelection } from './replay-list.repository.ts';

/** Marks uploads as deleted and returns how many. */
export async function moveToDeleted(db: Executor, owner: ListOwner, which: WhichReplays, deletedAt: Date) {
  const { rows } = await db.execute<{ id: string }>(sql`
    with gone as (delete from ${replays} where ${matchesSelection(owner, which)} returning *)
    insert into ${deletedReplays} (id, owner_id, match_id, blob_key, row, deleted_at)
    select id, owner_id, match_id, blob_key, to_jsonb(gone), ${deletedAt.toISOString()}::timestamptz from gone
    returning id`);
  return rows.length;
}

/** Matches deleted uploads outside deleted folders, which are restored as a whole. */
const isRestorable = sql`not exists (
  select 1 from ${replayFolders} folder
  where folder.id = (${deletedReplays.row} ->> 'folder_id')::uuid and folder.deleted_at is not null)`;

/**
 * Restores deleted uploads, except those uploaded again or in a deleted folder. Returns how many, the ids still to
 * analyze, and the restored uploads' folders.
 */
export async function restoreDeleted(tx: Transaction, ownerId: string, ids: readonly string[] | null) {
  // Locked first, as by deleting and merging accounts. Otherwise, two calls that lock it later would deadlock.
  await lockUser(tx, ownerId);
  const deleted = await tx
    .delete(deletedReplays)
    .where(
      and(
        eq(deletedReplays.ownerId, ownerId),
        ids ? inArray(deletedReplays.id, [...ids]) : undefined,
        isRestorable,
      ),
    )
    .returning();
  if (deleted.length === 0) return NOTHING_RESTORED;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${replays}
    select back.* from jsonb_populate_recordset(null::${replays}, ${JSON.stringify(deleted.map(({ row }) => row))}::jsonb) back
    on conflict do nothing
    returning id`);
  const restored = rows.map(({ id }) => id);
  const replaced = deleted.filter(({ id }) => !restored.includes(id));
  for (const { blobKey } of replaced) await tx.insert(removedFiles).values({ blobKey }).onConflictDoNothing();
  if (restored.length === 0) return NOTHING_RESTORED;
  // The match was deleted with its last other source upload.
  await tx
    .update(replays)
    .set({ status: REPLAY_STATUS.uploaded, matchId: null, finishedAt: null })
    .where(
      and(
        inArray(replays.id, restored),
        sql`${replays.matchId} is not null and not exists (select 1 from matches where matches.id = ${replays.matchId})`,
      ),
    );
  const unfinished = await tx
    .select({ id: replays.id })
    .from(replays)
    .where(and(inArray(replays.id, restored), inArray(replays.status, [...UNFINISHED])));
  const folders = await tx
    .selectDistinct({ id: replays.folderId })
    .from(replays)
    .where(inArray(replays.id, restored));
  return {
    restored: restored.length,
    unfinished: unfinished.map(({ id }) => id),
    folderIds: folders.flatMap(({ id }) => id ?? []),
  };
}

const NOTHING_RESTORED = { restored: 0, unfinished: [], folderIds: [] };

/** Makes an account's deleted uploads restorable by the account it is merged into. */
export async function renameDeletedOwner(tx: Transaction, ownerId: string, into: string): Promise<void> {
  await tx
    .update(deletedReplays)
    .set({ row: sql`${deletedReplays.row} || jsonb_build_object('owner_id', ${into}::text)` })
    .where(eq(deletedReplays.ownerId, ownerId));
}

const FACTS = { id: deletedReplays.id, matchId: deletedReplays.matchId, blobKey: deletedReplays.blobKey };

/** Takes expired ones off the list, in batches. */
export async function deleteExpired(tx: Transaction, before: Date, limit: number) {
  const expired = await tx
    .select({ id: deletedReplays.id })
    .from(deletedReplays)
    .where(lte(deletedReplays.deletedAt, before))
    .orderBy(asc(deletedReplays.deletedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (expired.length === 0) return [];
  const ids = expired.map(({ id }) => id);
  return tx.delete(deletedReplays).where(inArray(deletedReplays.id, ids)).returning(FACTS);
}

/** Returns the deleted upload with the same content in the same folder; null if there is none to restore. */
export async function findDismissed(db: Executor, ownerId: string, folderId: string | null, sha256: string) {
  const rows = await db
    .select({ id: deletedReplays.id })
    .from(deletedReplays)
    .where(
      and(
        eq(deletedReplays.ownerId, ownerId),
        sql`${deletedReplays.row}->>'sha256' = ${sha256}`,
        sql`(${deletedReplays.row}->>'folder_id')::uuid is not distinct from ${folderId}::uuid`,
      ),
    )
    .orderBy(desc(deletedReplays.deletedAt))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Whether an upload is deleted and can still be restored. */
export async function isDismissed(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(deletedReplays, eq(deletedReplays.id, id))) > 0;
}

export function listDeletedReplays(db: Executor, ownerId: string) {
  const { row, deletedAt } = deletedReplays;
  return db
    .select({ ...FACTS, row, deletedAt })
    .from(deletedReplays)
    .where(eq(deletedReplays.ownerId, ownerId))
    .orderBy(asc(deletedAt), asc(deletedReplays.id));
}

/** Returns how many can be restored, when the first one was deleted, and the newest names. */
export async function summarizeDeleted(db: Executor, ownerId: string, names: number) {
  const isOwn = and(eq(deletedReplays.ownerId, ownerId), isRestorable);
  const [counted] = await db
    .select({ total: count(), since: min(deletedReplays.deletedAt) })
    .from(deletedReplays)
    .where(isOwn);
  const newest = await db
    .select({
      name: sql<string>`coalesce(${deletedReplays.row}->>'title', ${deletedReplays.row}->>'name')`,
    })
    .from(deletedReplays)
    .where(isOwn)
    .orderBy(desc(deletedReplays.deletedAt), asc(deletedReplays.id))
    .limit(names);
  return {
    total: counted?.total ?? 0,
    since: counted?.since ?? null,
    names: newest.map(({ name }) => name),
  };
}
