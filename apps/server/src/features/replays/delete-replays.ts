import type { WhichReplays } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { Database } from '../../platform/database/database.ts';
import { queueAnalyses } from './analyze-replay.job.ts';
import {
  bringBack,
  findDismissed,
  moveToDeleted,
  summarizeDeleted,
  takeExpired,
} from './deleted-replay.repository.ts';
import { forgetSourceUploads } from './forget-source-uploads.repository.ts';
import { findOwnByContent, type Replay, takeFailed } from './replay.repository.ts';
import type { Owner } from './replay-list.repository.ts';

/** How long a deleted upload can be restored. */
const UNDO_MS = 60 * 60_000;
/** How long a failed upload is kept (decisions.md 7.2). */
const KEPT_FAILED_MS = 7 * 24 * 60 * 60_000;
/** How many are permanently deleted per transaction. */
const AT_ONCE = 50;
const SHOWN_NAMES = 3;

/** Deletes own uploads, which can be restored for `UNDO_MS`. Returns how many. */
export function deleteReplays({ db, clock }: DbAndClock, owner: Owner, which: WhichReplays): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await moveToDeleted(tx, owner, which, clock.now());
    if (deleted > 0) await announce(tx, { topic: 'replays', userId: owner.userId });
    return deleted;
  });
}

/** Restores all deleted uploads, or the given ones. Returns how many. */
export function restoreReplays(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  ownerId: string,
  ids: readonly string[] | null,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { restored, unfinished } = await bringBack(tx, ownerId, ids);
    await queueAnalyses(
      tx,
      queue,
      unfinished.map((id) => ({ id, ownerId })),
    );
    if (restored > 0) await announce(tx, { topic: 'replays', userId: ownerId });
    return restored;
  });
}

/** Returns the own upload with this content, restored if it was deleted; null if there is none. */
export async function findOrRestore(
  context: Pick<Context, 'db' | 'queue'>,
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
  const { total, since, names } = await summarizeDeleted(db, ownerId, SHOWN_NAMES);
  const until = since === null ? null : new Date(since.getTime() + UNDO_MS).toISOString();
  return { total, until, names };
}

/** Removes uploads that failed more than a week ago. */
export async function removeFailed({ db, clock }: DbAndClock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_FAILED_MS);
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const failed = await takeFailed(tx, before, AT_ONCE);
      await forgetSourceUploads(tx, failed);
      for (const userId of new Set(failed.map(({ ownerId }) => ownerId))) {
        await announce(tx, { topic: 'replays', userId });
      }
      return failed.length;
    });
    if (removed < AT_ONCE) return;
  }
}

/** Permanently removes what was deleted more than `UNDO_MS` ago. */
export async function removeDeleted({ db, clock }: DbAndClock): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_MS);
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const expired = await takeExpired(tx, before, AT_ONCE);
      await forgetSourceUploads(tx, expired);
      return expired.length;
    });
    if (removed < AT_ONCE) return;
  }
}
