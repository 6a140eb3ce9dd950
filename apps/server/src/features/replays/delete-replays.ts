import type { WhichReplays } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Database } from '../../platform/database/database.ts';
import { enqueueAnalyses } from './analyze-replay.job.ts';
import {
  deleteExpired,
  findDismissed,
  moveToDeleted,
  restoreDeleted,
  summarizeDeleted,
} from './deleted-replay.repository.ts';
import { removeSourceUploads } from './remove-source-uploads.repository.ts';
import { deleteFailed, findOwnByContent, type Replay } from './replay.repository.ts';
import type { ListOwner } from './replay-list.repository.ts';

/** How long a deleted upload can be restored. */
const UNDO_MS = 60 * 60_000;
/** How long a failed upload is kept (decisions.md 7.2). */
const MAX_FAILED_AGE_MS = 7 * 24 * 60 * 60_000;
/** How many are permanently deleted per transaction. */
const BATCH_SIZE = 50;
const MAX_SHOWN_NAMES = 3;

/** Deletes own uploads, which can be restored for `UNDO_MS`. Returns how many. */
export function deleteReplays(
  { db, clock }: DbAndClock,
  owner: ListOwner,
  which: WhichReplays,
): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await moveToDeleted(tx, owner, which, clock.now());
    if (deleted > 0) await publishChange(tx, { topic: 'replays', userId: owner.userId });
    return deleted;
  });
}

/**
 * Restores all deleted uploads, or the given ones. Returns how many. Throws ProblemError 404, 409 if a folder is gone
 * or full.
 */
export function restoreReplays(
  { db, queue, answers }: Pick<Context, 'db' | 'queue' | 'answers'>,
  ownerId: string,
  ids: readonly string[] | null,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { restored, unfinished, folderIds } = await restoreDeleted(tx, ownerId, ids);
    for (const id of folderIds) await answers.requireFolderRoom(tx, ownerId, id, 0);
    await enqueueAnalyses(
      tx,
      queue,
      unfinished.map((id) => ({ id, ownerId })),
    );
    if (restored > 0) await publishChange(tx, { topic: 'replays', userId: ownerId });
    return restored;
  });
}

/** Returns the own upload with this content, restored if it was deleted; null if there is none. */
export async function findOrRestore(
  context: Pick<Context, 'db' | 'queue' | 'answers'>,
  ownerId: string,
  folderId: string | null,
  sha256: string,
): Promise<Replay | null> {
  const { db } = context;
  const existing = await findOwnByContent(db, ownerId, folderId, sha256);
  if (existing) return existing;
  const deleted = await findDismissed(db, ownerId, folderId, sha256);
  if (deleted === null) return null;
  await restoreReplays(context, ownerId, [deleted]);
  return findOwnByContent(db, ownerId, folderId, sha256);
}

/** Returns what can still be restored, and until when. */
export async function describeDeleted(db: Database, ownerId: string) {
  const { total, since, names } = await summarizeDeleted(db, ownerId, MAX_SHOWN_NAMES);
  const until = since === null ? null : new Date(since.getTime() + UNDO_MS).toISOString();
  return { total, until, names };
}

/** Removes uploads that failed more than a week ago. */
export async function removeFailed({ db, clock }: DbAndClock): Promise<void> {
  const before = new Date(clock.now().getTime() - MAX_FAILED_AGE_MS);
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const failed = await deleteFailed(tx, before, BATCH_SIZE);
      await removeSourceUploads(tx, failed);
      for (const userId of new Set(failed.map(({ ownerId }) => ownerId))) {
        await publishChange(tx, { topic: 'replays', userId });
      }
      return failed.length;
    });
    if (removed < BATCH_SIZE) return;
  }
}

/** Permanently removes what was deleted more than `UNDO_MS` ago. */
export async function removeDeleted({ db, clock }: DbAndClock): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_MS);
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const expired = await deleteExpired(tx, before, BATCH_SIZE);
      await removeSourceUploads(tx, expired);
      return expired.length;
    });
    if (removed < BATCH_SIZE) return;
  }
}
