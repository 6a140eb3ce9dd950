import {
  type CodeSort,
  normalizeReferralCode,
  REFERRAL_PAGE_SIZE,
  type ReferralQuery,
} from '@datacoach/contract';
import { and, asc, desc, eq, gt, ilike, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { escapeLike, updateBy } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { referralCampaigns, referralCodes, referrals } from '../../schema/referrals.schema.ts';
import { type ReferralCodeRow, type ReferralRow, STATE_IS } from './referral.repository.ts';

const friends = alias(users, 'friends');
const referrers = alias(users, 'referrers');

export interface ReferralDetails {
  referral: ReferralRow;
  friendName: string;
  referrerName: string;
  code: string;
  campaign: string | null;
}

/** Builds the condition for accounts whose name contains a text. */
function selectNamedUsers(db: Executor, search: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.userName, `%${escapeLike(search)}%`));
}

function matchesFilter(db: Executor, { show, search }: ReferralQuery): SQL | undefined {
  const owner = db
    .select({ id: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, normalizeReferralCode(search)));
  return and(
    show === undefined ? undefined : STATE_IS[show],
    search === ''
      ? undefined
      : or(
          inArray(referrals.friendId, selectNamedUsers(db, search)),
          inArray(referrals.referrerId, selectNamedUsers(db, search)),
          inArray(referrals.referrerId, owner),
        ),
  );
}

/** Returns a page of referrals, newest first. */
export async function listReferralPage(db: Executor, query: ReferralQuery, pageIndex: number) {
  const where = matchesFilter(db, query);
  const ids = await db
    .select({ id: referrals.friendId })
    .from(referrals)
    .where(where)
    .orderBy(desc(referrals.referredAt), desc(referrals.friendId))
    .limit(REFERRAL_PAGE_SIZE)
    .offset(pageIndex * REFERRAL_PAGE_SIZE);
  const rows = await listReferralDetails(
    db,
    ids.map(({ id }) => id),
  );
  return { rows, total: await db.$count(referrals, where) };
}

/** Returns friends' ids after `afterId`, for reading all of them in batches. */
export async function listFriendsAfter(
  db: Executor,
  query: ReferralQuery,
  afterId: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: referrals.friendId })
    .from(referrals)
    .where(and(matchesFilter(db, query), afterId === null ? undefined : gt(referrals.friendId, afterId)))
    .orderBy(asc(referrals.friendId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns the referrals of these friends, in their order. */
export async function listReferralDetails(db: Executor, friendIds: readonly string[]) {
  if (friendIds.length === 0) return [];
  const rows = await db
    .select({
      referral: referrals,
      friendName: friends.userName,
      referrerName: referrers.userName,
      code: referralCodes.code,
      campaign: referralCampaigns.name,
    })
    .from(referrals)
    .innerJoin(friends, eq(friends.id, referrals.friendId))
    .innerJoin(referrers, eq(referrers.id, referrals.referrerId))
    .innerJoin(referralCodes, eq(referralCodes.userId, referrals.referrerId))
    .leftJoin(referralCampaigns, eq(referralCampaigns.id, referrals.campaignId))
    .where(inArray(referrals.friendId, [...friendIds]));
  const byId = new Map(rows.map((row) => [row.referral.friendId, row]));
  return friendIds.flatMap((id) => byId.get(id) ?? []);
}

export async function countClicks(db: Executor): Promise<number> {
  const [row] = await db.select({ clicks: sum(referralCodes.clicks).mapWith(Number) }).from(referralCodes);
  return row?.clicks ?? 0;
}

/** A code with its owner and its friends' states. */
export interface CodeDetails {
  code: ReferralCodeRow;
  ownerName: string;
  rewarded: number;
  reversed: number;
}

export async function listCodePage(
  db: Executor,
  { search, sort, pageIndex }: { search: string; sort: CodeSort; pageIndex: number },
): Promise<{ rows: CodeDetails[]; total: number }> {
  const where =
    search === ''
      ? undefined
      : or(
          eq(referralCodes.code, normalizeReferralCode(search)),
          inArray(referralCodes.userId, selectNamedUsers(db, search)),
        );
  const ids = await db
    .select({ id: referralCodes.userId })
    .from(referralCodes)
    .where(where)
    .orderBy(desc(sort === 'used' ? referralCodes.uses : referralCodes.createdAt), desc(referralCodes.userId))
    .limit(REFERRAL_PAGE_SIZE)
    .offset(pageIndex * REFERRAL_PAGE_SIZE);
  const rows = await listCodeDetails(
    db,
    ids.map(({ id }) => id),
  );
  return { rows, total: await db.$count(referralCodes, where) };
}

/** Returns the codes of these owners, in their order. */
export async function listCodeDetails(db: Executor, ownerIds: readonly string[]): Promise<CodeDetails[]> {
  if (ownerIds.length === 0) return [];
  const rows = await db
    .select({ code: referralCodes, ownerName: users.userName })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.userId))
    .where(inArray(referralCodes.userId, [...ownerIds]));
  const counted = await db
    .select({
      id: referrals.referrerId,
      rewarded: sql<number>`(count(*) filter (where ${STATE_IS.rewarded}))::integer`,
      reversed: sql<number>`(count(*) filter (where ${STATE_IS.reversed}))::integer`,
    })
    .from(referrals)
    .where(inArray(referrals.referrerId, [...ownerIds]))
    .groupBy(referrals.referrerId);
  return ownerIds.flatMap((id) => {
    const row = rows.find(({ code }) => code.userId === id);
    const { rewarded = 0, reversed = 0 } = counted.find((one) => one.id === id) ?? {};
    return row ? [{ ...row, rewarded, reversed }] : [];
  });
}

export const limitCode = updateBy(referralCodes, 'userId');
