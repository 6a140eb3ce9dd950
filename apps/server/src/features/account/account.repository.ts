import { inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy } from '../../platform/database/rows.ts';
import { removedFiles } from '../../schema/account.schema.ts';
import { users } from '../../schema/auth.schema.ts';

/** Adds a stored file to the list of files to remove. */
export async function recordRemovedFile(tx: Transaction, blobKey: string): Promise<void> {
  await tx.insert(removedFiles).values({ blobKey }).onConflictDoNothing();
}

/** Deletes an account and all cascading rows. */
export const deleteUser = deleteBy(users, 'id');

export async function listRemovedFiles(db: Executor, limit: number): Promise<string[]> {
  const rows = await db.select().from(removedFiles).limit(limit);
  return rows.map(({ blobKey }) => blobKey);
}

export async function deleteRemovedFileRecords(db: Executor, blobKeys: readonly string[]): Promise<void> {
  await db.delete(removedFiles).where(inArray(removedFiles.blobKey, [...blobKeys]));
}
