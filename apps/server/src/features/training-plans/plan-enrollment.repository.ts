import type { PlanCheck } from '@datacoach/contract';
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import {
  deleteBy,
  deleteRows,
  findRow,
  insertNew,
  insertRow,
  listBy,
  lockBy,
  lockRow,
  updateBy,
  updateRows,
  upsertRow,
} from '../../platform/database/rows.ts';
import { planChecks, planEnrollments, practiceLogs } from '../../schema/training-plans.schema.ts';

export type Enrollment = typeof planEnrollments.$inferSelect;
export type StoredCheck = typeof planChecks.$inferSelect;
export type PracticeLog = typeof practiceLogs.$inferSelect;

const MAX_ENROLLMENTS = 50;

/** Returns a user's enrollments, newest first. */
export function listEnrollments(db: Executor, userId: string): Promise<Enrollment[]> {
  return db
    .select()
    .from(planEnrollments)
    .where(eq(planEnrollments.userId, userId))
    .orderBy(desc(planEnrollments.startedAt))
    .limit(MAX_ENROLLMENTS);
}

/** Returns everything a user has started, for their export. */
export const listAllEnrollments = listBy(planEnrollments, ['userId'], asc(planEnrollments.startedAt));

/** Returns the user's enrollment, locked against other changes. */
export const lockEnrollment = lockBy(planEnrollments, 'userId', 'id');

export function lockRunning(tx: Transaction, userId: string): Promise<Enrollment | null> {
  return lockRow(
    tx,
    planEnrollments,
    and(eq(planEnrollments.userId, userId), eq(planEnrollments.status, 'active')),
  );
}

/** Returns the active plan; null without one. */
export function findRunning(db: Executor, userId: string): Promise<Enrollment | null> {
  return findRow(
    db,
    planEnrollments,
    and(eq(planEnrollments.userId, userId), eq(planEnrollments.status, 'active')),
  );
}

/** Returns up to this many users with active plans after `after`, by id. */
export async function listUsersWithRunningPlans(db: Executor, after: string | null, limit: number) {
  const rows = await db
    .select({ userId: planEnrollments.userId })
    .from(planEnrollments)
    .where(
      and(
        eq(planEnrollments.status, 'active'),
        after === null ? undefined : gt(planEnrollments.userId, after),
      ),
    )
    .orderBy(asc(planEnrollments.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Ends one account's running plan if the other has one too. Returns whether it did. */
export async function leaveSecondPlan(tx: Transaction, userId: string, otherId: string, endedAt: Date) {
  const isRunning = (id: string) => and(eq(planEnrollments.userId, id), eq(planEnrollments.status, 'active'));
  if ((await tx.$count(planEnrollments, isRunning(otherId))) === 0) return false;
  return updateRows(tx, planEnrollments, { status: 'left', endedAt }, isRunning(userId));
}

export const insertEnrollment = insertRow(planEnrollments);
export const updateEnrollment = updateBy(planEnrollments, 'id');

/** Returns the checks of enrollments, by week. */
export function listPlanChecks(db: Executor, enrollmentIds: readonly string[]): Promise<StoredCheck[]> {
  if (enrollmentIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(planChecks)
    .where(inArray(planChecks.enrollmentId, [...enrollmentIds]))
    .orderBy(asc(planChecks.enrollmentId), asc(planChecks.week));
}

/** Fixes a week's check when the week starts; an existing check is kept. */
export const insertCheck = insertNew(planChecks);

/** Restarts a week's check along with the week. */
export async function restartCheck(
  tx: Transaction,
  check: Pick<StoredCheck, 'enrollmentId' | 'week' | 'startedAt' | 'startedOn'>,
): Promise<void> {
  const again = { ...check, pass: null, verdict: null, decidedAt: null, result: null };
  await upsertRow(tx, planChecks, ['enrollmentId', 'week'], again);
}

/** Writes the verdict of a week that started at that time; false if it has one or has been restarted. */
export async function saveCheckVerdict(
  tx: Transaction,
  { enrollmentId, week, startedAt }: Pick<StoredCheck, 'enrollmentId' | 'week' | 'startedAt'>,
  result: PlanCheck,
  now: Date,
): Promise<boolean> {
  return updateRows(
    tx,
    planChecks,
    { verdict: result.verdict, decidedAt: now, result },
    and(
      eq(planChecks.enrollmentId, enrollmentId),
      eq(planChecks.week, week),
      eq(planChecks.startedAt, startedAt),
      isNull(planChecks.verdict),
    ),
  );
}

export const deleteCheck = deleteBy(planChecks, 'enrollmentId', 'week');

/** Returns the logged blocks of an enrollment, oldest first. */
export const listPracticeLogs = listBy(
  practiceLogs,
  ['enrollmentId'],
  asc(practiceLogs.day),
  asc(practiceLogs.loggedAt),
);

/** Returns everything a user has logged, for their export. */
export const listAllPracticeLogs = listBy(practiceLogs, ['userId'], asc(practiceLogs.loggedAt));

/** Returns a day's practice outside plans. */
export function listOutsidePractice(db: Executor, userId: string, day: string): Promise<PracticeLog[]> {
  return db
    .select()
    .from(practiceLogs)
    .where(and(eq(practiceLogs.userId, userId), eq(practiceLogs.day, day), isNull(practiceLogs.enrollmentId)))
    .orderBy(asc(practiceLogs.loggedAt));
}

/** Saves a block's outcome for that day; the last write wins. */
export async function saveBlockLog(
  tx: Transaction,
  log: typeof practiceLogs.$inferInsert & { enrollmentId: string; block: string },
): Promise<void> {
  const { state, minutes = null, hits = null, loggedAt } = log;
  await upsertRow(tx, practiceLogs, ['enrollmentId', 'day', 'block'], log, {
    state,
    minutes,
    hits,
    loggedAt,
  });
}

export async function deleteBlockLog(
  tx: Transaction,
  { enrollmentId, day, block }: { enrollmentId: string; day: string; block: string },
): Promise<void> {
  await tx
    .delete(practiceLogs)
    .where(
      and(
        eq(practiceLogs.enrollmentId, enrollmentId),
        eq(practiceLogs.day, day),
        eq(practiceLogs.block, block),
      ),
    );
}

export const insertPractice = insertRow(practiceLogs);

/** Deletes the user's practice outside plans by id; false if there is none. */
export async function deleteUserPractice(db: Executor, userId: string, id: string): Promise<boolean> {
  return deleteRows(
    db,
    practiceLogs,
    and(eq(practiceLogs.id, id), eq(practiceLogs.userId, userId), isNull(practiceLogs.enrollmentId)),
  );
}
