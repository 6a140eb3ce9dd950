import { type AdminUser, REPLAY_STATUS } from '@datacoach/contract';
import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { linkedIdentities, refreshFamilies, users } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

/** Forgets the name in the game that an account has told. */
export async function clearEpicName(db: Executor, userId: string): Promise<void> {
  await db.update(users).set({ epicUserName: null }).where(eq(users.id, userId));
}

/** Own uploads; games of folders are private to their coach (decisions.md 7.3). */
export async function countFiles(db: Executor, userId: string): Promise<{ all: number; failed: number }> {
  const failed = eq(replays.status, REPLAY_STATUS.errorOccurred);
  const [row] = await db
    .select({ all: count(), failed: sql<number>`count(*) filter (where ${failed})`.mapWith(Number) })
    .from(replays)
    .where(and(eq(replays.ownerId, userId), isNull(replays.folderId)));
  return row!;
}

export async function providersOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: linkedIdentities.provider })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId));
  return rows.map(({ provider }) => provider).sort();
}

export async function countOpenSignIns(db: Executor, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(refreshFamilies)
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.revokedAt),
        isNull(refreshFamilies.impersonatorId),
        gt(refreshFamilies.expiresAt, now),
      ),
    );
  return row?.open ?? 0;
}

export async function playersOf(db: Executor, userId: string): Promise<AdminUser['players']> {
  const rows = await db
    .select()
    .from(playerIdentities)
    .where(and(eq(playerIdentities.userId, userId), ne(playerIdentities.standing, 'refused')))
    .orderBy(playerIdentities.linkedAt);
  return rows.map(({ identity, name, standing }) => ({
    identity,
    name,
    isVerified: standing === 'verified',
  }));
}
