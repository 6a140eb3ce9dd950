import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deleteUser, noteRemovedFile } from './account.repository.ts';

/**
 * Deletes an account with everything in it. Its files are put on the list of those to remove; matches that nobody else
 * has uploaded go, the others get another upload as their source.
 */
export async function eraseAccount(
  { clock, modules }: Context,
  tx: Transaction,
  userId: string,
): Promise<void> {
  for (const { eraseData } of modules) {
    const files = (await eraseData?.(tx, userId, clock.now())) ?? [];
    for (const blobKey of files) await noteRemovedFile(tx, blobKey);
  }
  await deleteUser(tx, userId);
}
