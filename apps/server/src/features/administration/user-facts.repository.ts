import { type AdminUser, REPLAY_STATUS } from '@datacoach/contract';
import { and, count, desc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { linkedIdentities, refreshFamilies, users } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { ledger } from '../../schema/membership.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

const MAX_ROWS = 50;
const isFailed = eq(replays.status, REPLAY_STATUS.errorOccurred);
/** The ledger counts half tokens, which late cancellations leave. */
const HALVES = 2;

/** Returns an account's newest uploads; games in folders are private to their coach (decisions.md 7.3). */
export async function listNewestReplays(db: Executor, userId: string, show: 'all' | 'failed') {
  const { id, name, title, status, statusReason, errorCode, gameBuild, fileSize, uploadedAt } = replays;
  const rows = await db
    .select({ id, name, title, status, statusReason, errorCode, gameBuild, fileSize, uploadedAt })
    .from(replays)
    .where(
      and(eq(replays.ownerId, userId), isNull(replays.folderId), show === 'failed' ? isFailed : undefined),
    )
    .orderBy(desc(uploadedAt), id)
    .limit(MAX_ROWS);
  return rows.map(({ title: called, uploadedAt: at, ...row }) => ({
    ...row,
    name: called ?? row.name,
    uploadedAt: at.toISOString(),
  }));
}

/** Returns the newest changes of an account's plan, sessions and grants, without entries for single uploads. */
export async function listNewestLedgerRows(db: Executor, userId: string) {
  const { at, kind, amount, planName, endsAt, note } = ledger;
  const rows = await db
    .select({ at, kind, amount, planName, endsAt, note })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        notInArray(kind, ['upload-reserved', 'upload-kept', 'upload-returned', 'upload-console']),
      ),
    )
    .orderBy(desc(ledger.id))
    .limit(MAX_ROWS);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    amount: row.amount !== null && row.kind.startsWith('token-') ? row.amount / HALVES : row.amount,
    endsAt: row.endsAt?.toISOString() ?? null,
  }));
}

export async function clearEpicName(db: Executor, userId: string): Promise<void> {
  await db.update(users).set({ epicUserName: null }).where(eq(users.id, userId));
}

/** Counts own uploads and their bytes; games in folders are private to their coach (decisions.md 7.3). */
export async function countFiles(db: Executor, userId: string) {
  const [row] = await db
    .select({
      all: count(),
      failed: sql<number>`count(*) filter (where ${isFailed})`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${replays.fileSize}), 0)`.mapWith(Number),
    })
    .from(replays)
    .where(and(eq(replays.ownerId, userId), isNull(replays.folderId)));
  return row!;
}

export async function listProviders(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: linkedIdentities.provider })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId));
  return rows.map(({ provider }) => provider).sort();
}

export async function countOpenSignIns(db: Executor, userId: string, now: Date): Promise<number> {
  return db.$count(
    refreshFamilies,
    and(
      eq(refreshFamilies.userId, userId),
      isNull(refreshFamilies.revokedAt),
      isNull(refreshFamilies.impersonatorId),
      gt(refreshFamilies.expiresAt, now),
    ),
  );
}

export async function listPlayers(db: Executor, userId: string): Promise<AdminUser['players']> {
  const rows = await db
    .select()
    .from(playerIdentities)
    .where(and(eq(playerIdentities.userId, userId), ne(playerIdentities.linkStatus, 'refused')))
    .orderBy(playerIdentities.linkedAt);
  return rows.map(({ identity, name, linkStatus }) => ({
    identity,
    name,
    isVerified: linkStatus === 'verified',
  }));
}
