import { REPLAY_STATUS } from '@datacoach/contract';
import { and, asc, count, countDistinct, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../auth/user.table.ts';
import { replays } from '../replays/replay.table.ts';
import { referralCodes, referrals } from './referral.table.ts';

export type ReferralCodeRow = typeof referralCodes.$inferSelect;
export type ReferralRow = typeof referrals.$inferSelect;

export async function findCodeOf(db: Executor, userId: string): Promise<ReferralCodeRow | null> {
  const rows = await db.select().from(referralCodes).where(eq(referralCodes.userId, userId));
  return rows[0] ?? null;
}

/** Adds a code; nothing happens when the account has one by now, or another account has this code. */
export async function insertCode(db: Executor, code: typeof referralCodes.$inferInsert): Promise<void> {
  await db.insert(referralCodes).values(code).onConflictDoNothing();
}

export interface CodeWithOwner extends ReferralCodeRow {
  ownerName: string;
}

export async function findCode(db: Executor, code: string): Promise<CodeWithOwner | null> {
  const rows = await db
    .select({ code: referralCodes, ownerName: users.userName })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.userId))
    .where(eq(referralCodes.code, code));
  const [row] = rows;
  return row ? { ...row.code, ownerName: row.ownerName } : null;
}

export async function countClick(db: Executor, code: string): Promise<void> {
  await db
    .update(referralCodes)
    .set({ clicks: sql`${referralCodes.clicks} + 1` })
    .where(eq(referralCodes.code, code));
}

/** Adds it; false when this friend has come by a code before. */
export async function insertReferral(
  db: Executor,
  referral: typeof referrals.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(referrals).values(referral).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** By whose code a friend came. */
export async function findReferralOf(
  db: Executor,
  friendId: string,
): Promise<(ReferralRow & { referrerName: string }) | null> {
  const rows = await db
    .select({ referral: referrals, referrerName: users.userName })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(eq(referrals.friendId, friendId));
  const [row] = rows;
  return row ? { ...row.referral, referrerName: row.referrerName } : null;
}

export function referralsBy(db: Executor, referrerId: string): Promise<ReferralRow[]> {
  return db
    .select()
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(asc(referrals.referredAt));
}

/** Different matches that an account has uploaded in a time, and on how many days. */
export async function uploadedGames(
  db: Executor,
  ownerId: string,
  from: Date,
  until: Date,
): Promise<{ games: number; days: number }> {
  const rows = await db
    .select({
      games: countDistinct(replays.matchId),
      days: sql<number>`count(distinct (${replays.uploadedAt} at time zone 'UTC')::date)::int`,
    })
    .from(replays)
    .where(
      and(
        eq(replays.ownerId, ownerId),
        eq(replays.status, REPLAY_STATUS.completed),
        isNotNull(replays.matchId),
        gte(replays.uploadedAt, from),
        sql`${replays.uploadedAt} < ${until.toISOString()}::timestamptz`,
      ),
    );
  return rows[0] ?? { games: 0, days: 0 };
}

export async function rewardsSince(db: Executor, referrerId: string, since: Date): Promise<number> {
  const rows = await db
    .select({ rewards: count() })
    .from(referrals)
    .where(and(eq(referrals.referrerId, referrerId), gte(referrals.rewardedAt, since)));
  return rows[0]?.rewards ?? 0;
}
