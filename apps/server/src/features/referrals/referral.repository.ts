import { REFERRAL_PAGE_SIZE, type ReferralRewardKind, type ReferralState } from '@datacoach/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { findBy, insertNew, insertRow, listPage, lockBy, lockRow } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { ledger } from '../../schema/membership.schema.ts';
import { referralCampaigns, referralCodes, referrals } from '../../schema/referrals.schema.ts';

/** Identifies a reward in the ledger. */
export const REWARD_NOTE = 'referral';

export type ReferralCodeRow = typeof referralCodes.$inferSelect;
export type ReferralRow = typeof referrals.$inferSelect;

export const findUserCode = findBy(referralCodes, 'userId');

/** Adds a code; does nothing if the account has one by now, or another account has this code. */
export const insertCode = insertNew(referralCodes);

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

/** Locks the code: others who use or change it wait. */
export const lockCode = lockBy(referralCodes, 'code');

/** Locks a code by its owner, like `lockCode`: rewards of one referrer run one at a time. */
export const lockUserCode = lockBy(referralCodes, 'userId');

export async function countClick(db: Executor, code: string): Promise<void> {
  await db
    .update(referralCodes)
    .set({ clicks: sql`${referralCodes.clicks} + 1` })
    .where(eq(referralCodes.code, code));
}

export async function countUse(tx: Transaction, ownerId: string): Promise<void> {
  await tx
    .update(referralCodes)
    .set({ uses: sql`${referralCodes.uses} + 1` })
    .where(eq(referralCodes.userId, ownerId));
}

export async function saveNetworkMark(db: Executor, ownerId: string, networkMark: string | null) {
  await db
    .update(referralCodes)
    .set({ networkMark })
    .where(
      and(
        eq(referralCodes.userId, ownerId),
        sql`${referralCodes.networkMark} is distinct from ${networkMark}`,
      ),
    );
}

export async function saveRewardKind(db: Executor, ownerId: string, rewardKind: ReferralRewardKind) {
  await db.update(referralCodes).set({ rewardKind }).where(eq(referralCodes.userId, ownerId));
}

/** Adds a referral; false if this friend has used a code before. */
export const insertReferral = insertNew(referrals);

/** Returns the referral a friend signed up with. */
export async function findFriendReferral(db: Executor, friendId: string) {
  const rows = await db
    .select({ referral: referrals, referrerName: users.userName })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(eq(referrals.friendId, friendId));
  const [row] = rows;
  return row ? { ...row.referral, referrerName: row.referrerName } : null;
}

/** Whether an account gets the friend offers: it used a code, and the referral wasn't reversed. */
export async function wasReferredByFriend(db: Executor, userId: string): Promise<boolean> {
  const referral = await findFriendReferral(db, userId);
  return referral !== null && referral.reversedAt === null;
}

/** A friend's progress as SQL; `held` can apply in addition. */
export const STATE_IS = {
  reversed: sql<boolean>`${referrals.reversedAt} is not null`,
  rewarded: sql<boolean>`${referrals.reversedAt} is null and ${referrals.rewardedAt} is not null`,
  qualified: sql<boolean>`${referrals.reversedAt} is null and ${referrals.rewardedAt} is null and ${referrals.qualifiedAt} is not null`,
  signedUp: sql<boolean>`${referrals.reversedAt} is null and ${referrals.qualifiedAt} is null`,
  held: sql<boolean>`${referrals.reversedAt} is null and ${referrals.rewardedAt} is null and ${referrals.overCapAt} is null
    and ${referrals.qualifiedAt} is not null and ${referrals.clearedAt} is null and ${referrals.flags} <> '[]'::jsonb`,
} as const;

export type ReferralCounts = Record<Exclude<ReferralState, 'clicked'> | 'held', number>;

/** Counts friends by state, for one referrer or all. */
export async function countStates(db: Executor, referrerId: string | null): Promise<ReferralCounts> {
  const countState = (state: keyof typeof STATE_IS) =>
    sql<number>`(count(*) filter (where ${STATE_IS[state]}))::integer`;
  const [row] = await db
    .select({
      signedUp: countState('signedUp'),
      qualified: countState('qualified'),
      rewarded: countState('rewarded'),
      reversed: countState('reversed'),
      held: countState('held'),
    })
    .from(referrals)
    .where(referrerId === null ? undefined : eq(referrals.referrerId, referrerId));
  return row!;
}

/**
 * Counts rewards of a year in the ledger, including those that were reversed or whose friend deleted their account.
 * Only rewards have a friend; an administrator's grant with the same note doesn't count.
 */
export async function countRewardsSince(db: Executor, referrerId: string, since: Date): Promise<number> {
  return db.$count(
    ledger,
    and(
      eq(ledger.userId, referrerId),
      eq(ledger.note, REWARD_NOTE),
      isNotNull(ledger.subjectId),
      gte(ledger.at, since),
    ),
  );
}

/** Returns how an account signed up, for its export; suspicions are only for administrators. */
export async function findReferralStart(db: Executor, userId: string) {
  const referral = await findFriendReferral(db, userId);
  if (!referral) return null;
  const { referrerName, source, referredAt, qualifiedAt, reversedAt } = referral;
  return { referrerName, source, referredAt, qualifiedAt, reversedAt };
}

export function listRewards(db: Executor, referrerId: string) {
  const { source, referredAt, qualifiedAt, rewardedAt, rewardKind, rewardAmount, reversedAt } = referrals;
  return db
    .select({ source, referredAt, qualifiedAt, rewardedAt, rewardKind, rewardAmount, reversedAt })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(asc(referredAt));
}

export type CampaignRow = typeof referralCampaigns.$inferSelect;
export type CampaignValues = Pick<CampaignRow, 'name' | 'startsAt' | 'endsAt' | 'tokens' | 'days'>;
/** A campaign with the number of friends who joined during it. */
export type CampaignDetails = CampaignRow & { friends: number; rewarded: number };

/** Returns the active campaign; null without one. */
export async function findCampaignAt(db: Executor, now: Date): Promise<CampaignRow | null> {
  const { startsAt, endsAt, deletedAt } = referralCampaigns;
  const rows = await db
    .select()
    .from(referralCampaigns)
    .where(and(isNull(deletedAt), lte(startsAt, now), gt(endsAt, now)))
    .limit(1);
  return rows[0] ?? null;
}

export async function listCampaignPage(db: Executor, pageIndex: number) {
  const where = isNull(referralCampaigns.deletedAt);
  const page = { index: pageIndex, size: REFERRAL_PAGE_SIZE };
  const order = [desc(referralCampaigns.startsAt), asc(referralCampaigns.id)];
  const { rows, total } = await listPage(db, referralCampaigns, where, page, ...order);
  return { rows: await addFriends(db, rows), total };
}

export async function addFriends(db: Executor, rows: readonly CampaignRow[]): Promise<CampaignDetails[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({
      id: referrals.campaignId,
      friends: count(),
      rewarded: sql<number>`(count(*) filter (where ${referrals.rewardedAt} is not null))::integer`,
    })
    .from(referrals)
    .where(inArray(referrals.campaignId, ids))
    .groupBy(referrals.campaignId);
  return rows.map((row) => {
    const { friends = 0, rewarded = 0 } = counted.find(({ id }) => id === row.id) ?? {};
    return { ...row, friends, rewarded };
  });
}

export function lockCampaign(tx: Transaction, id: string): Promise<CampaignRow | null> {
  return lockRow(
    tx,
    referralCampaigns,
    and(eq(referralCampaigns.id, id), isNull(referralCampaigns.deletedAt)),
  );
}

/** Locks campaigns: others who create or move one wait. */
export async function lockCampaigns(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral-campaigns', 7))`);
}

/** Returns another campaign that overlaps; null for none. */
export async function findOverlappingCampaign(
  tx: Transaction,
  { startsAt, endsAt }: Pick<CampaignRow, 'startsAt' | 'endsAt'>,
  id: string | null,
): Promise<CampaignRow | null> {
  const rows = await tx
    .select()
    .from(referralCampaigns)
    .where(
      and(
        isNull(referralCampaigns.deletedAt),
        lt(referralCampaigns.startsAt, endsAt),
        gt(referralCampaigns.endsAt, startsAt),
        id === null ? undefined : ne(referralCampaigns.id, id),
      ),
    )
    .limit(1);
  return rows[0] ?? null;
}

export const insertCampaign = insertRow(referralCampaigns);

export async function saveCampaign(tx: Transaction, { id, version }: CampaignRow, values: CampaignValues) {
  const [row] = await tx
    .update(referralCampaigns)
    .set({ ...values, version: version + 1 })
    .where(eq(referralCampaigns.id, id))
    .returning();
  return row!;
}

export async function removeCampaign(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(referralCampaigns).set({ deletedAt: now }).where(eq(referralCampaigns.id, id));
}

/** Deletes the referral of one account by the other: nobody refers themselves. What it earned stays. */
export async function deleteReferralBetween(tx: Transaction, one: string, other: string): Promise<void> {
  const both = [one, other];
  await tx
    .delete(referrals)
    .where(and(inArray(referrals.friendId, both), inArray(referrals.referrerId, both)));
}
