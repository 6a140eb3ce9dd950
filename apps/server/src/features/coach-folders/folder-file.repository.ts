import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

export type FolderFile = typeof replays.$inferSelect;

/** The files of a folder, oldest game first, those without one at the end. */
export function readFiles(db: Executor, folderId: string): Promise<FolderFile[]> {
  return db
    .select()
    .from(replays)
    .where(eq(replays.folderId, folderId))
    .orderBy(asc(replays.playedAt), asc(replays.uploadedAt), asc(replays.id));
}

/** Players that are certainly one of these accounts. */
export async function identitiesOfAccounts(db: Executor, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ identity: playerIdentities.identity })
    .from(playerIdentities)
    .where(and(inArray(playerIdentities.userId, [...userIds]), eq(playerIdentities.standing, 'verified')));
  return rows.map(({ identity }) => identity);
}
