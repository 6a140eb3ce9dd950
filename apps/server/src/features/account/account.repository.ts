import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { removedFiles } from '../../schema/account.schema.ts';
import { activeDays, linkedIdentities, refreshFamilies, users } from '../../schema/auth.schema.ts';
import { matchReports } from '../../schema/gamedata.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import { chunkUploadsOf, pieceKeys } from '../chunk-uploads/index.ts';
import { lockMembership } from '../membership/index.ts';
import { imageBlobKey } from '../profile-image/index.ts';
import { deletedReplaysOf, forgetWitnesses } from '../replays/index.ts';

type Upload = typeof replays.$inferSelect;

/** Keeps administrators from leaving at the same moment: every caller sees what the one before has done. */
export async function otherAdministratorExists(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userType, 'Admin'))
    .orderBy(asc(users.id))
    .for('update');
  return rows.some(({ id }) => id !== userId);
}

/**
 * Deletes an account with everything in it. Its files are put on the list of those to remove; matches that nobody else
 * has uploaded go, the others get another upload as their source.
 */
export async function deleteAccountRows(tx: Transaction, userId: string): Promise<void> {
  const own = await tx
    .select({ blobKey: replays.blobKey, matchId: replays.matchId })
    .from(replays)
    .where(eq(replays.ownerId, userId))
    .for('update');
  // After the uploads, as whoever ends one takes them: else the two would wait for each other.
  await lockMembership(tx, userId);
  for (const blobKey of await otherFilesOf(tx, userId)) {
    await tx.insert(removedFiles).values({ blobKey }).onConflictDoNothing();
  }
  const deleted = await deletedReplaysOf(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
  await forgetWitnesses(tx, [...own, ...deleted]);
}

/** Keys of an account's files besides its replays: its image, and pieces of what is still being uploaded. */
async function otherFilesOf(tx: Transaction, userId: string): Promise<string[]> {
  const [user] = await tx.select({ imageId: users.imageId }).from(users).where(eq(users.id, userId));
  const pieces = (await chunkUploadsOf(tx, userId)).flatMap(pieceKeys);
  return [...(user?.imageId ? [imageBlobKey(user.imageId)] : []), ...pieces];
}

export function uploadsOf(db: Executor, userId: string): Promise<Upload[]> {
  return db.select().from(replays).where(eq(replays.ownerId, userId)).orderBy(asc(replays.uploadedAt));
}

export async function reportOf(db: Executor, matchId: string): Promise<object | null> {
  const rows = await db
    .select({ report: matchReports.report, insight: matchReports.insight })
    .from(matchReports)
    .where(eq(matchReports.matchId, matchId));
  return rows[0] ?? null;
}

export function signInsOf(db: Executor, userId: string) {
  const { rotatedAt, expiresAt, revokedAt } = refreshFamilies;
  return db
    .select({
      lastUsedAt: rotatedAt,
      expiresAt,
      endedAt: revokedAt,
      byAdministrator: isNotNull(refreshFamilies.impersonatorId),
    })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.userId, userId))
    .orderBy(asc(rotatedAt));
}

export async function activeDaysOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userId, userId))
    .orderBy(asc(activeDays.day));
  return rows.map(({ day }) => day);
}

export function linkedIdentitiesOf(db: Executor, userId: string) {
  const { provider, subject, name, linkedAt } = linkedIdentities;
  return db
    .select({ provider, subject, name, linkedAt })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId));
}
