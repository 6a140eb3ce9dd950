import { REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { findBy, findRow, listBy, updateRows } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

export type Replay = typeof replays.$inferSelect;
export type NewReplay = typeof replays.$inferInsert;

export const UNFINISHED: readonly ReplayStatus[] = [REPLAY_STATUS.uploaded, REPLAY_STATUS.processing];

/** Adds a row; null if this owner already has the same content in the same folder. */
export async function insertReplay(db: Executor, replay: NewReplay): Promise<Replay | null> {
  const rows = await db
    .insert(replays)
    .values(replay)
    .onConflictDoNothing({ target: [replays.ownerId, replays.folderId, replays.sha256] })
    .returning();
  return rows[0] ?? null;
}

/** Builds the condition for being in this folder, or in none. */
export function isFiledIn(folderId: string | null): SQL {
  return folderId === null ? isNull(replays.folderId) : eq(replays.folderId, folderId);
}

export function findOwnByContent(db: Executor, ownerId: string, folderId: string | null, sha256: string) {
  return findRow(
    db,
    replays,
    and(eq(replays.ownerId, ownerId), isFiledIn(folderId), eq(replays.sha256, sha256)),
  );
}

export const findOwnById = findBy(replays, 'ownerId', 'id');

export async function hasReplay(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(replays, eq(replays.id, id))) > 0;
}

/** Returns the upload whose match its owner shares with this link. */
export function findShared(db: Executor, shareKey: string): Promise<Replay | null> {
  return findRow(db, replays, and(eq(replays.shareKey, shareKey), eq(replays.visibility, 'link')));
}

/** Returns the owner's newest upload of this match. */
export async function findOwnMatchUpload(db: Executor, ownerId: string, matchId: string) {
  const rows = await db
    .select()
    .from(replays)
    .where(and(eq(replays.ownerId, ownerId), eq(replays.matchId, matchId)))
    .orderBy(desc(replays.uploadedAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Counts the owner's uploads by status. */
export function countByStatus(db: Executor, ownerId: string) {
  return db
    .select({ status: replays.status, amount: count() })
    .from(replays)
    .where(and(eq(replays.ownerId, ownerId), isFiledIn(null)))
    .groupBy(replays.status);
}

/** Counts the owner's uploads by playlist, most first; only those with a known playlist. */
export async function countByPlaylist(db: Executor, ownerId: string) {
  const playlist = sql<string>`${replays.summary}->>'playlist'`;
  return db
    .select({ playlist, count: count() })
    .from(replays)
    .where(and(eq(replays.ownerId, ownerId), isFiledIn(null), isNotNull(replays.summary)))
    .groupBy(playlist)
    .orderBy(desc(count()), asc(playlist));
}

export type UploadState = Pick<Replay, 'id' | 'status' | 'uploadedAt'>;

const STATE = { id: replays.id, status: replays.status, uploadedAt: replays.uploadedAt };

/** Returns the owner's newest uploads with their status, newest first. */
export async function listNewestStates(db: Executor, ownerId: string, limit: number): Promise<UploadState[]> {
  return db
    .select(STATE)
    .from(replays)
    .where(eq(replays.ownerId, ownerId))
    .orderBy(desc(replays.uploadedAt), asc(replays.id))
    .limit(limit);
}

/** Returns the owner's uploads that are still being processed. */
export async function listUnfinishedStates(db: Executor, ownerId: string): Promise<UploadState[]> {
  return db
    .select(STATE)
    .from(replays)
    .where(and(eq(replays.ownerId, ownerId), inArray(replays.status, UNFINISHED)))
    .orderBy(desc(replays.uploadedAt), asc(replays.id));
}

/** Counts the owner's uploads that are still being processed, besides these. */
export function countOthersUnfinished(db: Executor, ownerId: string, ids: readonly string[]) {
  return db.$count(
    replays,
    and(eq(replays.ownerId, ownerId), inArray(replays.status, UNFINISHED), notInArray(replays.id, [...ids])),
  );
}

/** Starts processing an upload; null if it is finished or gone. */
export async function claimReplay(db: Executor, id: string): Promise<Replay | null> {
  const rows = await db
    .update(replays)
    .set({ status: REPLAY_STATUS.processing, attempts: sql`${replays.attempts} + 1` })
    .where(and(eq(replays.id, id), inArray(replays.status, UNFINISHED)))
    .returning();
  return rows[0] ?? null;
}

/** Locks an upload in progress against changes by its owner until the transaction ends; false if it is gone or finished. */
export async function lockUnfinished(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: replays.id })
    .from(replays)
    .where(and(eq(replays.id, id), inArray(replays.status, UNFINISHED)))
    .for('update');
  return rows.length > 0;
}

/** Releases an upload for a retry and counts a thread's failure. Returns their number. */
export async function releaseReplay(db: Executor, id: string, threadFailed: boolean): Promise<number> {
  const rows = await db
    .update(replays)
    .set({
      status: REPLAY_STATUS.uploaded,
      attempts: sql`greatest(0, ${replays.attempts} - 1)`,
      ...(threadFailed ? { threadFailures: sql`${replays.threadFailures} + 1` } : {}),
    })
    .where(and(eq(replays.id, id), inArray(replays.status, UNFINISHED)))
    .returning({ failures: replays.threadFailures });
  return rows[0]?.failures ?? 0;
}

export type ReplayResult = Pick<
  NewReplay,
  | 'status'
  | 'statusReason'
  | 'coverage'
  | 'errorCode'
  | 'errorSection'
  | 'errorBitOffset'
  | 'matchId'
  | 'playedAt'
  | 'summary'
  | 'recorderIdentity'
  | 'analysisVersion'
  | 'gameBuild'
>;

/** Finishes an upload; false if another process has finished it. */
export async function finishReplay(db: Executor, id: string, result: ReplayResult, finishedAt: Date) {
  return updateRows(
    db,
    replays,
    { ...result, finishedAt, attempts: 0 },
    and(eq(replays.id, id), inArray(replays.status, UNFINISHED)),
  );
}

/** Deletes uploads that failed before `before`, in batches; returns what they leave behind. */
export async function deleteFailed(tx: Transaction, before: Date, limit: number) {
  const failed = tx
    .select({ id: replays.id })
    .from(replays)
    .where(and(eq(replays.status, REPLAY_STATUS.errorOccurred), lt(replays.finishedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .delete(replays)
    .where(inArray(replays.id, failed))
    .returning({ ownerId: replays.ownerId, matchId: replays.matchId, blobKey: replays.blobKey });
}

/** Moves the uploads of one match to another because both turned out to be the same. */
export async function moveSourceUploads(db: Executor, fromMatchId: string, toMatchId: string): Promise<void> {
  await db.update(replays).set({ matchId: toMatchId }).where(eq(replays.matchId, fromMatchId));
}

/** Returns unfinished uploads, after `afterId`, for the sweep that requeues them. */
export function listUnfinished(db: Executor, uploadedBefore: Date, afterId: string | null, limit: number) {
  return db
    .select({ id: replays.id, ownerId: replays.ownerId })
    .from(replays)
    .where(
      and(
        inArray(replays.status, UNFINISHED),
        lt(replays.uploadedAt, uploadedBefore),
        afterId === null ? undefined : gt(replays.id, afterId),
      ),
    )
    .orderBy(asc(replays.id))
    .limit(limit);
}

/** Returns all of an account's uploads, oldest first. */
export const listUploads = listBy(replays, ['ownerId'], asc(replays.uploadedAt));

/** Stores a reminder for the account, unless one was sent after `since`: then `taken` is false. */
export async function claimReminder(db: Executor, userId: string, now: Date, since: Date) {
  const [user] = await db
    .select({ email: users.email, userName: users.userName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.email) return { email: null, userName: user?.userName ?? '', taken: false };
  const rows = await db
    .update(users)
    .set({ replayReminderAt: now })
    .where(and(eq(users.id, userId), or(isNull(users.replayReminderAt), lte(users.replayReminderAt, since))))
    .returning({ id: users.id });
  return { email: user.email, userName: user.userName, taken: rows.length > 0 };
}
