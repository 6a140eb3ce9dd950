import { type CommunityGoalFields, TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Page } from '../../platform/database/database.ts';
import { findRow, listPage, updateRows } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { communityGoals, weeklyGoals } from '../../schema/weekly-goals.schema.ts';

export type CommunityGoalRow = typeof communityGoals.$inferSelect;
/** Its photo is claimed first. */
type GoalValues = Omit<CommunityGoalFields, 'photoUrl'> & { photoId: string | null };

/** Returns a community goal that isn't deleted. */
export function findCommunityGoal(db: Executor, id: string): Promise<CommunityGoalRow | null> {
  return findRow(db, communityGoals, and(eq(communityGoals.id, id), isNull(communityGoals.deletedAt)));
}

const MAX_OFFERED = 20;

/** Returns goals active on a date or starting later. */
export function listOfferedCommunityGoals(db: Executor, today: string): Promise<CommunityGoalRow[]> {
  return db
    .select()
    .from(communityGoals)
    .where(and(isNull(communityGoals.deletedAt), gte(communityGoals.endsOn, today)))
    .orderBy(asc(communityGoals.startsOn), asc(communityGoals.title))
    .limit(MAX_OFFERED);
}

export interface CommunityGoalDetails extends CommunityGoalRow {
  createdByName: string | null;
  players: number;
  achieved: number;
}

export async function listCommunityGoalPage(db: Executor, timeFrame: TimeFrame, today: string, page: Page) {
  const inFrame: Record<TimeFrame, SQL | undefined> = {
    [TIME_FRAMES.past]: lt(communityGoals.endsOn, today),
    [TIME_FRAMES.onGoing]: and(lte(communityGoals.startsOn, today), gte(communityGoals.endsOn, today)),
    [TIME_FRAMES.future]: gt(communityGoals.startsOn, today),
  };
  const where = and(isNull(communityGoals.deletedAt), inFrame[timeFrame]);
  const order = [desc(communityGoals.startsOn), asc(communityGoals.title)];
  const { rows, total } = await listPage(db, communityGoals, where, page, ...order);
  return { rows: await addParticipation(db, rows), total };
}

/** Adds the creator and how many players have taken and achieved each goal. */
export async function addParticipation(db: Executor, rows: readonly CommunityGoalRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const taken = await db
    .select({
      id: weeklyGoals.communityGoalId,
      players: countDistinct(weeklyGoals.userId),
      achieved: sql<number>`(count(*) filter (where ${weeklyGoals.state} = 'achieved'))::int`,
    })
    .from(weeklyGoals)
    .where(inArray(weeklyGoals.communityGoalId, ids))
    .groupBy(weeklyGoals.communityGoalId);
  const makers = await db
    .select({ id: users.id, name: users.userName })
    .from(users)
    .where(inArray(users.id, [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))]));
  return rows.map((row) => {
    const counts = taken.find(({ id }) => id === row.id);
    return {
      ...row,
      createdByName: makers.find(({ id }) => id === row.createdBy)?.name ?? null,
      players: counts?.players ?? 0,
      achieved: counts?.achieved ?? 0,
    };
  });
}

export async function insertCommunityGoal(
  db: Executor,
  fields: GoalValues & { id?: string },
  by: string,
  now: Date,
) {
  const rows = await db
    .insert(communityGoals)
    .values({ ...fields, createdBy: by, updatedBy: by, createdAt: now, updatedAt: now })
    .returning();
  return rows[0]!;
}

/** Updates a goal; null if its version has changed. */
export async function saveCommunityGoal(
  db: Executor,
  id: string,
  version: number,
  fields: GoalValues,
  by: string,
  now: Date,
): Promise<CommunityGoalRow | null> {
  const rows = await db
    .update(communityGoals)
    .set({ ...fields, version: version + 1, updatedBy: by, updatedAt: now })
    .where(
      and(eq(communityGoals.id, id), eq(communityGoals.version, version), isNull(communityGoals.deletedAt)),
    )
    .returning();
  return rows[0] ?? null;
}

/** Deletes a goal; false if there is none. */
export async function removeCommunityGoal(db: Executor, id: string, by: string, now: Date): Promise<boolean> {
  return updateRows(
    db,
    communityGoals,
    { deletedAt: now, updatedBy: by, updatedAt: now },
    and(eq(communityGoals.id, id), isNull(communityGoals.deletedAt)),
  );
}
