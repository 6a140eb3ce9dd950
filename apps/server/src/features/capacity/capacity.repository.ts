import { type CapacitySettings, REPLAY_STATUS } from '@datacoach/contract';
import { and, countDistinct, gte, inArray, isNull, min, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { upsertRow } from '../../platform/database/rows.ts';
import { capacitySettings, capacityWaitlist } from '../../schema/administration.schema.ts';
import { refreshFamilies } from '../../schema/auth.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import { findPlanName } from '../membership/index.ts';

/** The table has one row. */
const ROW = 1;

export type StoredCapacity = Omit<typeof capacitySettings.$inferSelect, 'id'>;

const NOTHING_SET: StoredCapacity = {
  signUpsPaused: false,
  uploadsPaused: false,
  maxActiveUsers: null,
  maxQueueMinutes: null,
  signUpsClosedSince: null,
  uploadsClosedSince: null,
};

export async function findCapacity(db: Executor): Promise<StoredCapacity> {
  const rows = await db.select().from(capacitySettings).limit(1);
  return rows[0] ?? NOTHING_SET;
}

export async function storeCapacity(
  db: Executor,
  values: CapacitySettings | Pick<StoredCapacity, 'signUpsClosedSince' | 'uploadsClosedSince'>,
): Promise<void> {
  await upsertRow(db, capacitySettings, ['id'], { id: ROW, ...values });
}

/** Counts accounts seen since a time. */
export async function countActiveUsers(db: Executor, since: Date): Promise<number> {
  const rows = await db
    .select({ active: countDistinct(refreshFamilies.userId) })
    .from(refreshFamilies)
    .where(
      and(
        gte(refreshFamilies.rotatedAt, since),
        isNull(refreshFamilies.revokedAt),
        isNull(refreshFamilies.impersonatorId),
      ),
    );
  return rows[0]?.active ?? 0;
}

const UNFINISHED = [REPLAY_STATUS.uploaded, REPLAY_STATUS.processing];

/** Counts unfinished uploads and those finished since a time; also when the first unfinished arrived. */
export async function readQueueStats(db: Executor, since: Date) {
  const waits = inArray(replays.status, UNFINISHED);
  const [all] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      finished: sql<number>`count(*) filter (where not ${waits})`.mapWith(Number),
      firstUploadedAt: min(replays.uploadedAt),
    })
    .from(replays)
    .where(or(waits, gte(replays.finishedAt, since)));
  const [oldest] = await db
    .select({ at: min(replays.uploadedAt) })
    .from(replays)
    .where(waits);
  return {
    waiting: all?.waiting ?? 0,
    finished: all?.finished ?? 0,
    firstUploadedAt: all?.firstUploadedAt ?? null,
    oldestWaitingAt: oldest?.at ?? null,
  };
}

export async function isOnBasicPlan(db: Executor, userId: string): Promise<boolean> {
  return (await findPlanName(db, userId)) === 'Basic';
}

export async function addToWaitlist(db: Executor, emailKey: string, email: string, since: Date) {
  await db.insert(capacityWaitlist).values({ emailKey, email, since }).onConflictDoNothing();
}

export const countWaitlist = async (db: Executor): Promise<number> => db.$count(capacityWaitlist);

/** Removes addresses from the list so that no other process mails them too. */
export async function removeFromWaitlist(db: Executor, limit: number): Promise<string[]> {
  const some = db
    .select({ emailKey: capacityWaitlist.emailKey })
    .from(capacityWaitlist)
    .orderBy(capacityWaitlist.since)
    .limit(limit);
  const rows = await db
    .delete(capacityWaitlist)
    .where(inArray(capacityWaitlist.emailKey, some))
    .returning({ email: capacityWaitlist.email });
  return rows.map(({ email }) => email);
}
