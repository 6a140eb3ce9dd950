import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { removedFiles } from '../../schema/account.schema.ts';

export async function listRemovedFiles(db: Executor, limit: number): Promise<string[]> {
  const rows = await db.select().from(removedFiles).limit(limit);
  return rows.map(({ blobKey }) => blobKey);
}

export async function forgetRemovedFiles(db: Executor, blobKeys: readonly string[]): Promise<void> {
  await db.delete(removedFiles).where(inArray(removedFiles.blobKey, [...blobKeys]));
}
