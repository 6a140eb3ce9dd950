import type { PlanCheck } from '@datacoach/contract';
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { planChecks, planEnrollments, practiceLogs } from '../../schema/training-plans.schema.ts';

export type Enrollment = typeof planEnrollments.$inferSelect;
export type StoredCheck = typeof planChecks.$inferSelect;
export type PracticeLog = typeof practiceLogs.$inferSelect;

/** Max enrollments in lists. */
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
export function listAllEnrollments(db: Executor, userId: string): Promise<Enrollment[]> {
  return db
    .select()
    .from(planEnrollments)
    .where(eq(planEnrollments.userId, userId))
    .orderBy(asc(planEnrollments.startedAt));
}

/** Returns the user's enrollment, locked against other changes. */
export async function lockEnrollment(tx: Transaction, userId: string, id: string) {
  const rows = await tx
    .select()
    .from(planEnrollments)
    .where(and(eq(planEnrollments.id, id), eq(planEnrollments.userId, userId)))
    .for('update');
  return rows[0] ?? null;
}

export async function lockRunning(tx: Transaction, userId: string): Promise<Enrollment | null> {
  const rows = await tx
    .select()
    .from(planEnrollments)
    .where(and(eq(planEnrollments.userId, userId), eq(planEnrollments.status, 'active')))
    .for('update');
  return rows[0] ?? null;
}

/** Returns the active plan; null without one. */
export async function findRunning(db: Executor, userId: string): Promise<Enrollment | null> {
  const rows = await db
    .select()
    .from(planEnrollments)
    .where(and(eq(planEnrollments.userId, userId), eq(planEnrollments.status, 'active')));
  return rows[0] ?? null;
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
export async function endSecondPlan(tx: Transaction, userId: string, otherId: string, endedAt: Date) {
  const isRunning = (id: string) => and(eq(planEnrollments.userId, id), eq(planEnrollments.status, 'active'));
  if ((await tx.$count(planEnrollments, isRunning(otherId))) === 0) return false;
  const ended = await tx
    .update(planEnrollments)
    .set({ status: 'left', endedAt })
    .where(isRunning(userId))
    .returning({ id: planEnrollments.id });
  return ended.length > 0;
}

export async function insertEnrollment(tx: Transaction, enrollment: typeof planEnrollments.$inferInsert) {
  await tx.insert(planEnrollments).values(enrollment);
}

export async function updateEnrollment(
  tx: Transaction,
  id: string,
  change: Partial<Omit<Enrollment, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(planEnrollments).set(change).where(eq(planEnrollments.id, id));
}

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
export async function fixCheck(
  tx: Transaction,
  check: Pick<StoredCheck, 'enrollmentId' | 'week' | 'startedAt' | 'startedOn' | 'pass'>,
): Promise<void> {
  await tx.insert(planChecks).values(check).onConflictDoNothing();
}

/** Restarts a week's check along with the week. */
export async function restartCheck(
  tx: Transaction,
  check: Pick<StoredCheck, 'enrollmentId' | 'week' | 'startedAt' | 'startedOn'>,
): Promise<void> {
  const again = { ...check, pass: null, verdict: null, decidedAt: null, result: null };
  await tx
    .insert(planChecks)
    .values(again)
    .onConflictDoUpdate({ target: [planChecks.enrollmentId, planChecks.week], set: again });
}

/** Writes the verdict of a week that started at that time; false if it has one or has been restarted. */
export async function decideCheck(
  tx: Transaction,
  { enrollmentId, week, startedAt }: Pick<StoredCheck, 'enrollmentId' | 'week' | 'startedAt'>,
  result: PlanCheck,
  now: Date,
): Promise<boolean> {
  const decided = await tx
    .update(planChecks)
    .set({ verdict: result.verdict, decidedAt: now, result })
    .where(
      and(
        eq(planChecks.enrollmentId, enrollmentId),
        eq(planChecks.week, week),
        eq(planChecks.startedAt, startedAt),
        isNull(planChecks.verdict),
      ),
    )
    .returning({ week: planChecks.week });
  return decided.length > 0;
}

export async function dropCheck(tx: Transaction, enrollmentId: string, week: number): Promise<void> {
  await tx
    .delete(planChecks)
    .where(and(eq(planChecks.enrollmentId, enrollmentId), eq(planChecks.week, week)));
}

/** Returns the logged blocks of an enrollment, oldest first. */
export function listPracticeLogs(db: Executor, enrollmentId: string): Promise<PracticeLog[]> {
  return db
    .select()
    .from(practiceLogs)
    .where(eq(practiceLogs.enrollmentId, enrollmentId))
    .orderBy(asc(practiceLogs.day), asc(practiceLogs.loggedAt));
}

/** Returns everything a user has logged, for their export. */
export function listAllPracticeLogs(db: Executor, userId: string): Promise<PracticeLog[]> {
  return db
    .select()
    .from(practiceLogs)
    .where(eq(practiceLogs.userId, userId))
    .orderBy(asc(practiceLogs.loggedAt));
}

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
  await tx
    .insert(practiceLogs)
    .values(log)
    .onConflictDoUpdate({
      target: [practiceLogs.enrollmentId, practiceLogs.day, practiceLogs.block],
      set: { state, minutes, hits, loggedAt },
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

export async function insertPractice(db: Executor, log: typeof practiceLogs.$inferInsert): Promise<void> {
  await db.insert(practiceLogs).values(log);
}

/** Deletes the user's practice outside plans by id; false if there is none. */
export async function deleteUserPractice(db: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(practiceLogs)
    .where(and(eq(practiceLogs.id, id), eq(practiceLogs.userId, userId), isNull(practiceLogs.enrollmentId)))
    .returning({ id: practiceLogs.id });
  return deleted.length > 0;
}
