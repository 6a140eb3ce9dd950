import { REFERRAL_PAGE_SIZE } from '@datacoach/contract';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { referralCampaigns, referrals } from '../../schema/referrals.schema.ts';

export type CampaignRow = typeof referralCampaigns.$inferSelect;
export type CampaignValues = Pick<CampaignRow, 'name' | 'startsAt' | 'endsAt' | 'tokens' | 'days'>;
/** A campaign with the friends who came meanwhile. */
export type CampaignStanding = CampaignRow & { friends: number; rewarded: number };

/** The one that runs; null while none does. */
export async function campaignAt(db: Executor, now: Date): Promise<CampaignRow | null> {
  const { startsAt, endsAt, deletedAt } = referralCampaigns;
  const rows = await db
    .select()
    .from(referralCampaigns)
    .where(and(isNull(deletedAt), lte(startsAt, now), gt(endsAt, now)))
    .limit(1);
  return rows[0] ?? null;
}

export async function pageOfCampaigns(
  db: Executor,
  pageIndex: number,
): Promise<{ rows: CampaignStanding[]; total: number }> {
  const where = isNull(referralCampaigns.deletedAt);
  const rows = await db
    .select()
    .from(referralCampaigns)
    .where(where)
    .orderBy(desc(referralCampaigns.startsAt), asc(referralCampaigns.id))
    .limit(REFERRAL_PAGE_SIZE)
    .offset(pageIndex * REFERRAL_PAGE_SIZE);
  const [counted] = await db.select({ total: count() }).from(referralCampaigns).where(where);
  return { rows: await withFriends(db, rows), total: counted?.total ?? 0 };
}

export async function withFriends(db: Executor, rows: readonly CampaignRow[]): Promise<CampaignStanding[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .select({
      id: referrals.campaignId,
      friends: count(),
      rewarded: sql<number>`(count(*) filter (where ${referrals.rewardedAt} is not null))::integer`,
    })
    .from(referrals)
    .where(
      inArray(
        referrals.campaignId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(referrals.campaignId);
  return rows.map((row) => {
    const { friends = 0, rewarded = 0 } = counted.find(({ id }) => id === row.id) ?? {};
    return { ...row, friends, rewarded };
  });
}

/** One, kept from others until the transaction ends; null when it is gone. */
export async function lockCampaign(tx: Transaction, id: string): Promise<CampaignRow | null> {
  const rows = await tx
    .select()
    .from(referralCampaigns)
    .where(and(eq(referralCampaigns.id, id), isNull(referralCampaigns.deletedAt)))
    .for('update');
  return rows[0] ?? null;
}

/** Makes everybody else wait who makes or moves a campaign. */
export async function lockCampaigns(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral-campaigns', 7))`);
}

/** Another campaign in the same time; null for none. */
export async function campaignBeside(
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

export async function insertCampaign(tx: Transaction, values: CampaignValues): Promise<CampaignRow> {
  const [row] = await tx.insert(referralCampaigns).values(values).returning();
  return row!;
}

export async function changeCampaign(
  tx: Transaction,
  { id, version }: CampaignRow,
  values: CampaignValues,
): Promise<CampaignRow> {
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
