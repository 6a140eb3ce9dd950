import { REFERRAL_RULES, REPLAY_STATUS } from '@datacoach/contract';
import { and, asc, countDistinct, desc, eq, gt, gte, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockBy, updateBy } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { invoices, paymentCustomers } from '../../schema/payments.schema.ts';
import { referrals } from '../../schema/referrals.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

const { games, days, withinDays } = REFERRAL_RULES;
/** Files that arrive in time may be analyzed a few days later. */
const LATE_ANALYSIS_MS = 3 * DAY_MS;
/** Older invoices have been checked many times. */
const MAX_INVOICE_AGE_MS = 45 * DAY_MS;

const gamesUploaded = countDistinct(replays.matchId);
const daysUploaded = sql<number>`count(distinct (${replays.uploadedAt} at time zone 'UTC')::date)::integer`;
const progress = sql<number>`least(${gamesUploaded}::float / ${games}, 1) + least(${daysUploaded}::float / ${days}, 1)`;

const isConfirmed = sql`exists (select 1 from ${users}
  where ${users.id} = ${referrals.friendId} and ${users.emailConfirmedAt} is not null)`;

/** Another account of the same code has the match too: its owner, or another friend. */
const hasUsedCode = sql`exists (select 1 from replays other
  where other.match_id = ${replays.matchId} and other.owner_id <> ${referrals.friendId}
    and (other.owner_id = ${referrals.referrerId} or other.owner_id in (
      select fellow.friend_id from referrals fellow where fellow.referrer_id = ${referrals.referrerId})))`;

/** Uploads that count for a friend: analyzed, within their time, and of a match nobody else with the code has. */
const isCountedUpload = and(
  eq(replays.ownerId, referrals.friendId),
  eq(replays.status, REPLAY_STATUS.completed),
  isNotNull(replays.matchId),
  not(hasUsedCode),
  gte(replays.uploadedAt, referrals.referredAt),
  sql`${replays.uploadedAt} < ${referrals.referredAt} + make_interval(days => ${withinDays}::integer)`,
);
const isPending = and(isNull(referrals.qualifiedAt), isNull(referrals.reversedAt));
/** An account with an unconfirmed address may be one of many of the same person. */
const canQualify = and(isPending, isConfirmed);

export interface Qualifying {
  friendId: string;
  /** The qualifying invoice; null for games. */
  invoiceId: string | null;
}

/** Returns friends who qualify but aren't recorded yet. */
export async function listQualifyingFriends(db: Executor, now: Date, limit: number): Promise<Qualifying[]> {
  const paid = await db
    .selectDistinctOn([referrals.friendId], { friendId: referrals.friendId, invoiceId: invoices.id })
    .from(referrals)
    .innerJoin(invoices, eq(invoices.userId, referrals.friendId))
    .where(
      and(
        canQualify,
        eq(invoices.status, 'paid'),
        gt(invoices.total, 0),
        gt(invoices.issuedAt, new Date(now.getTime() - MAX_INVOICE_AGE_MS)),
      ),
    )
    .orderBy(referrals.friendId, asc(invoices.issuedAt))
    .limit(limit);
  if (paid.length > 0) return paid;
  const played = await db
    .select({ friendId: referrals.friendId })
    .from(referrals)
    .innerJoin(replays, isCountedUpload)
    .where(
      and(
        canQualify,
        gt(referrals.referredAt, new Date(now.getTime() - withinDays * DAY_MS - LATE_ANALYSIS_MS)),
      ),
    )
    .groupBy(referrals.friendId)
    .having(and(sql`${gamesUploaded} >= ${games}`, sql`${daysUploaded} >= ${days}`))
    .limit(limit);
  return played.map(({ friendId }) => ({ friendId, invoiceId: null }));
}

/** Returns friends whose qualifying invoice was refunded. */
export async function listRefundedFriends(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .select({ friendId: referrals.friendId })
    .from(referrals)
    .innerJoin(invoices, eq(invoices.id, referrals.invoiceId))
    .where(and(isNull(referrals.reversedAt), eq(invoices.status, 'refunded')))
    .limit(limit);
  return rows.map(({ friendId }) => friendId);
}

/** Returns how a friend with a refunded invoice still qualifies; null if they don't. */
export async function findOtherMerit(db: Executor, friendId: string): Promise<Qualifying | null> {
  const [paid] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.userId, friendId), eq(invoices.status, 'paid'), gt(invoices.total, 0)))
    .orderBy(asc(invoices.issuedAt))
    .limit(1);
  if (paid) return { friendId, invoiceId: paid.id };
  const [played] = await db
    .select({ friendId: referrals.friendId })
    .from(referrals)
    .innerJoin(replays, isCountedUpload)
    .where(eq(referrals.friendId, friendId))
    .groupBy(referrals.friendId)
    .having(and(sql`${gamesUploaded} >= ${games}`, sql`${daysUploaded} >= ${days}`));
  return played ? { friendId, invoiceId: null } : null;
}

/** Returns the friend closest to qualifying who still has time; null if nobody is on the way. */
export async function findNearestFriend(db: Executor, referrerId: string, now: Date) {
  const [row] = await db
    .select({ referredAt: referrals.referredAt, games: gamesUploaded, days: daysUploaded })
    .from(referrals)
    .leftJoin(replays, isCountedUpload)
    .where(
      and(
        eq(referrals.referrerId, referrerId),
        isPending,
        gt(referrals.referredAt, new Date(now.getTime() - withinDays * DAY_MS)),
      ),
    )
    .groupBy(referrals.friendId)
    .orderBy(desc(progress), asc(referrals.referredAt))
    .limit(1);
  if (!row) return null;
  const { referredAt, ...done } = row;
  return { ...done, until: new Date(referredAt.getTime() + withinDays * DAY_MS) };
}

export const lockReferral = lockBy(referrals, 'friendId');
export const saveReferral = updateBy(referrals, 'friendId');

/** Returns signs that two accounts are one person: the very same file, or the same card. */
export async function listSuspicions(db: Executor, friendId: string, referrerId: string) {
  const { rows } = await db.execute<{ device: boolean; card: boolean }>(sql`select
    exists (select 1 from ${replays} mine join ${replays} theirs on theirs.sha256 = mine.sha256
      where mine.owner_id = ${friendId} and theirs.owner_id = ${referrerId}) as device,
    exists (select 1 from ${paymentCustomers} mine join ${paymentCustomers} theirs
      on (theirs.card_brand, theirs.card_last4, theirs.card_month, theirs.card_year)
        = (mine.card_brand, mine.card_last4, mine.card_month, mine.card_year)
      where mine.user_id = ${friendId} and theirs.user_id = ${referrerId}) as card`);
  const [row] = rows;
  return [...(row?.device ? (['same-device'] as const) : []), ...(row?.card ? (['same-card'] as const) : [])];
}
