import type { Context } from '../../feature-module.ts';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser, lockUser, type User } from '../auth/index.ts';
import {
  deleteRemovedFileRecords,
  deleteUser,
  listRemovedFiles,
  recordRemovedFile,
} from './account.repository.ts';

const BATCH_SIZE = 100;

/** Removes the stored files of deleted replays and accounts. The next call catches up on what a crashed process left. */
export async function removeFiles({ db, blobs }: { db: Database; blobs: BlobStore }): Promise<void> {
  for (;;) {
    const keys = await listRemovedFiles(db, BATCH_SIZE);
    if (keys.length === 0) return;
    for (const key of keys) await blobs.remove(key);
    await deleteRemovedFileRecords(db, keys);
  }
}

/**
 * Deletes an account and everything in it. Its files are added to the list of files to remove; matches that nobody
 * else uploaded are deleted, the others get another upload as their source. `check` throws if the locked account may not
 * be deleted after all.
 */
export async function eraseAccount(
  context: Context,
  tx: Transaction,
  userId: string,
  check: (user: User | null) => void = () => undefined,
) {
  await eraseModuleData(context, tx, userId);
  // Locked only now, to lock in the same order as uploads do. Anything stored in the meantime is erased too.
  check(await lockUser(tx, userId));
  await eraseModuleData(context, tx, userId);
  await deleteUser(tx, userId);
}

async function eraseModuleData({ clock, modules }: Context, tx: Transaction, userId: string) {
  for (const { eraseData } of modules) {
    const files = (await eraseData?.(tx, userId, clock.now())) ?? [];
    for (const blobKey of files) await recordRemovedFile(tx, blobKey);
  }
}

/** Deletes another account and audits it. Throws ProblemError 403 (administrators, unconfirmed), 404. */
export async function deleteOtherAccount(
  context: Context,
  callerId: string,
  userId: string,
  { confirmation, note }: Body<'deleteUser'>,
): Promise<void> {
  const { db, clock, logger, modules } = context;
  requireDeletable(await findUser(db, userId), confirmation);
  for (const { beforeErase } of modules) await beforeErase?.(context, userId);
  await db.transaction(async (tx) => {
    await eraseAccount(context, tx, userId, (user) => requireDeletable(user, confirmation));
    await recordAudit(tx, {
      actorId: callerId,
      at: clock.now(),
      action: 'delete-user',
      targetKind: 'user',
      targetId: userId,
      note: note || null,
    });
  });
  await removeFiles(context).catch((error: unknown) => {
    logger.error({ err: error }, 'files of a deleted account');
  });
}

function requireDeletable(user: User | null, confirmation: string): void {
  if (!user) throw notFound('Account not found. It may have been deleted.');
  if (user.userType === 'Admin') {
    throw new ProblemError(403, 'is-administrator', 'Change this admin’s role to Player first.');
  }
  if (confirmation !== user.userName) {
    throw new ProblemError(403, 'not-confirmed', 'That’s not the username. Nothing was deleted.');
  }
}
