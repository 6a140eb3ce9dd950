import { TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import { and, asc, desc, eq, gt, inArray, lte, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Executor, Page } from '../../platform/database/database.ts';
import {
  deleteRows,
  findBy,
  insertNew,
  listBy,
  listPage,
  lockBy,
  updateRows,
} from '../../platform/database/rows.ts';
import { matches } from '../../schema/gamedata.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import { goalRewards, restWeeks, weeklyGoals } from '../../schema/weekly-goals.schema.ts';

export type GoalRow = typeof weeklyGoals.$inferSelect;
export type NewGoal = typeof weeklyGoals.$inferInsert;
export type GoalResult = Pick<
  GoalRow,
  'value' | 'games' | 'daysPlayed' | 'share' | 'bestMatchId' | 'bestValue'
> & { state: 'achieved' | 'missed' | 'void' };

/** Returns goals whose week isn't settled, oldest week first. */
export function listLiveGoals(db: Executor, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(weeklyGoals)
    .where(and(eq(weeklyGoals.userId, userId), eq(weeklyGoals.state, 'open')))
    .orderBy(asc(weeklyGoals.weekStart), asc(weeklyGoals.kind));
}

export const findGoal = findBy(weeklyGoals, 'userId', 'id');
export const lockGoal = lockBy(weeklyGoals, 'id');

/** Writes a goal, replacing the one of its kind in its week; null if that one is settled. */
export async function saveGoal(db: Executor, goal: NewGoal): Promise<GoalRow | null> {
  const { userId: _user, kind: _kind, weekStart: _week, ...terms } = goal;
  const rows = await db
    .insert(weeklyGoals)
    .values(goal)
    .onConflictDoUpdate({
      target: [weeklyGoals.userId, weeklyGoals.kind, weeklyGoals.weekStart],
      set: { isEased: false, communityGoalId: null, title: null, version: null, badge: null, ...terms },
      setWhere: eq(weeklyGoals.state, 'open'),
    })
    .returning();
  return rows[0] ?? null;
}

/** Adds next week's goal unless the player already has one of this kind then. */
export const addCarried = insertNew(weeklyGoals);

/** Deletes a goal; false if there is none in a current or future week. */
export async function deleteGoal(db: Executor, userId: string, id: string, now: Date): Promise<boolean> {
  return deleteRows(
    db,
    weeklyGoals,
    and(eq(weeklyGoals.id, id), eq(weeklyGoals.userId, userId), gt(weeklyGoals.endsAt, now)),
  );
}

export async function setTarget(db: Executor, id: string, target: number): Promise<GoalRow> {
  const rows = await db
    .update(weeklyGoals)
    .set({ target, isEased: true })
    .where(eq(weeklyGoals.id, id))
    .returning();
  return rows[0]!;
}

export async function markCarried(db: Executor, id: string): Promise<void> {
  await db.update(weeklyGoals).set({ isCarried: true }).where(eq(weeklyGoals.id, id));
}

/** Saves the result; false if it was already settled. */
export async function saveResult(db: Executor, id: string, result: GoalResult, now: Date): Promise<boolean> {
  return updateRows(
    db,
    weeklyGoals,
    { ...result, settledAt: now },
    and(eq(weeklyGoals.id, id), eq(weeklyGoals.state, 'open')),
  );
}

/** Returns the same goal in earlier weeks, newest first. */
export function listEarlierWeeks(
  db: Executor,
  {
    userId,
    kind,
    metric,
    mode,
    weekStart,
  }: Pick<GoalRow, 'userId' | 'kind' | 'metric' | 'mode' | 'weekStart'>,
  limit: number,
): Promise<GoalRow[]> {
  return db
    .select()
    .from(weeklyGoals)
    .where(
      and(
        eq(weeklyGoals.userId, userId),
        eq(weeklyGoals.kind, kind),
        eq(weeklyGoals.metric, metric),
        eq(weeklyGoals.mode, mode),
        sql`${weeklyGoals.weekStart} < ${weekStart}`,
      ),
    )
    .orderBy(desc(weeklyGoals.weekStart))
    .limit(limit);
}

export interface DueGoal {
  id: string;
  userId: string;
}

/** Returns goals whose week is over and whose next week hasn't been handled. */
export function listGoalsToCarry(db: Executor, now: Date, limit: number): Promise<DueGoal[]> {
  return db
    .select({ id: weeklyGoals.id, userId: weeklyGoals.userId })
    .from(weeklyGoals)
    .where(and(not(weeklyGoals.isCarried), lte(weeklyGoals.endsAt, now)))
    .orderBy(asc(weeklyGoals.endsAt))
    .limit(limit);
}

const UPLOADED = 5;
const PROCESSING = 10;

/** Returns goals past the deadline for late files, once all files that arrived by then are analyzed. */
export function listGoalsToFinalize(db: Executor, now: Date, limit: number): Promise<DueGoal[]> {
  return db
    .select({ id: weeklyGoals.id, userId: weeklyGoals.userId })
    .from(weeklyGoals)
    .where(
      and(
        eq(weeklyGoals.state, 'open'),
        lte(weeklyGoals.settlesAt, now),
        notExists(
          db
            .select({ one: sql`1` })
            .from(replays)
            .where(
              and(
                eq(replays.ownerId, weeklyGoals.userId),
                inArray(replays.status, [UPLOADED, PROCESSING]),
                lte(replays.uploadedAt, weeklyGoals.settlesAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(weeklyGoals.settlesAt))
    .limit(limit);
}

/** Returns a page of past, current and future goals, newest week first. */
export function listGoalPage(db: Executor, userId: string, timeFrame: TimeFrame, now: Date, page: Page) {
  const inFrame: Record<TimeFrame, SQL | undefined> = {
    [TIME_FRAMES.past]: lte(weeklyGoals.endsAt, now),
    [TIME_FRAMES.onGoing]: and(lte(weeklyGoals.startsAt, now), gt(weeklyGoals.endsAt, now)),
    [TIME_FRAMES.future]: gt(weeklyGoals.startsAt, now),
  };
  const where = and(eq(weeklyGoals.userId, userId), inFrame[timeFrame]);
  return listPage(db, weeklyGoals, where, page, desc(weeklyGoals.weekStart), asc(weeklyGoals.kind));
}

/** Returns the Mondays of weeks in which the player achieved a goal, newest first. */
export async function listAchievedWeeks(db: Executor, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ weekStart: weeklyGoals.weekStart })
    .from(weeklyGoals)
    .where(and(eq(weeklyGoals.userId, userId), eq(weeklyGoals.state, 'achieved')))
    .orderBy(desc(weeklyGoals.weekStart))
    .limit(limit);
  return rows.map(({ weekStart }) => weekStart);
}

/** Returns the badges the player earned, newest first. */
export function listBadges(db: Executor, userId: string, limit: number) {
  return db
    .select({ name: weeklyGoals.badge, title: weeklyGoals.title, weekStart: weeklyGoals.weekStart })
    .from(weeklyGoals)
    .where(
      and(
        eq(weeklyGoals.userId, userId),
        eq(weeklyGoals.state, 'achieved'),
        sql`${weeklyGoals.badge} is not null`,
      ),
    )
    .orderBy(desc(weeklyGoals.weekStart))
    .limit(limit);
}

export const listAllGoals = listBy(
  weeklyGoals,
  ['userId'],
  asc(weeklyGoals.weekStart),
  asc(weeklyGoals.kind),
);

export async function listRestWeeks(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ weekStart: restWeeks.weekStart })
    .from(restWeeks)
    .where(eq(restWeeks.userId, userId))
    .orderBy(asc(restWeeks.weekStart));
  return rows.map(({ weekStart }) => weekStart);
}

export async function setRest(db: Executor, userId: string, weekStart: string, isRest: boolean) {
  if (isRest) await db.insert(restWeeks).values({ userId, weekStart }).onConflictDoNothing();
  else
    await db.delete(restWeeks).where(and(eq(restWeeks.userId, userId), eq(restWeeks.weekStart, weekStart)));
}

export interface GamePosition {
  id: string;
  playedAt: Date | null;
  map: string;
}

/** Returns when and on which map these games were played. */
export async function listGamePositions(db: Executor, matchIds: readonly string[]) {
  if (matchIds.length === 0) return new Map<string, GamePosition>();
  const rows = await db
    .select({ id: matches.id, playedAt: matches.playedAt, map: matches.mapName })
    .from(matches)
    .where(inArray(matches.id, [...matchIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Inserts the reward; false if the player already has this goal's reward. */
export const insertGoalReward = insertNew(goalRewards);

/** Returns an account's rewards, for its export. */
export function listGoalRewards(db: Executor, userId: string) {
  const { communityGoalId, kind, givenAt } = goalRewards;
  return db
    .select({ communityGoalId, kind, givenAt })
    .from(goalRewards)
    .where(eq(goalRewards.userId, userId));
}
