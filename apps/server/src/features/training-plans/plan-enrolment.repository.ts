import type { PlanCheck } from '@datacoach/contract';
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { planChecks, planEnrolments, practiceLogs } from '../../schema/training-plans.schema.ts';

export type Enrolment = typeof planEnrolments.$inferSelect;
export type StoredCheck = typeof planChecks.$inferSelect;
export type PracticeLog = typeof practiceLogs.$inferSelect;

/** Enrolments that lists look at. */
const MAX_ENROLMENTS = 50;

/** A user's enrolments, newest first. */
export function enrolmentsOf(db: Executor, userId: string): Promise<Enrolment[]> {
  return db
    .select()
    .from(planEnrolments)
    .where(eq(planEnrolments.userId, userId))
    .orderBy(desc(planEnrolments.begunAt))
    .limit(MAX_ENROLMENTS);
}

/** Everything that a user has begun, for his export. */
export function allEnrolmentsOf(db: Executor, userId: string): Promise<Enrolment[]> {
  return db
    .select()
    .from(planEnrolments)
    .where(eq(planEnrolments.userId, userId))
    .orderBy(asc(planEnrolments.begunAt));
}

/** One of the user's own; others who change it wait. */
export async function lockEnrolment(tx: Transaction, userId: string, id: string): Promise<Enrolment | null> {
  const rows = await tx
    .select()
    .from(planEnrolments)
    .where(and(eq(planEnrolments.id, id), eq(planEnrolments.userId, userId)))
    .for('update');
  return rows[0] ?? null;
}

export async function lockRunning(tx: Transaction, userId: string): Promise<Enrolment | null> {
  const rows = await tx
    .select()
    .from(planEnrolments)
    .where(and(eq(planEnrolments.userId, userId), eq(planEnrolments.status, 'active')))
    .for('update');
  return rows[0] ?? null;
}

/** The plan that runs; null without one. */
export async function findRunning(db: Executor, userId: string): Promise<Enrolment | null> {
  const rows = await db
    .select()
    .from(planEnrolments)
    .where(and(eq(planEnrolments.userId, userId), eq(planEnrolments.status, 'active')));
  return rows[0] ?? null;
}

/** Users whose plans run, by id, so many after `after`. */
export async function usersWithRunningPlans(db: Executor, after: string | null, limit: number) {
  const rows = await db
    .select({ userId: planEnrolments.userId })
    .from(planEnrolments)
    .where(
      and(eq(planEnrolments.status, 'active'), after === null ? undefined : gt(planEnrolments.userId, after)),
    )
    .orderBy(asc(planEnrolments.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export async function insertEnrolment(tx: Transaction, enrolment: typeof planEnrolments.$inferInsert) {
  await tx.insert(planEnrolments).values(enrolment);
}

export async function changeEnrolment(
  tx: Transaction,
  id: string,
  change: Partial<Omit<Enrolment, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(planEnrolments).set(change).where(eq(planEnrolments.id, id));
}

/** Checks of enrolments, by week. */
export function checksOf(db: Executor, enrolmentIds: readonly string[]): Promise<StoredCheck[]> {
  if (enrolmentIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(planChecks)
    .where(inArray(planChecks.enrolmentId, [...enrolmentIds]))
    .orderBy(asc(planChecks.enrolmentId), asc(planChecks.week));
}

/** What is fixed when a week begins; one that is there stays. */
export async function fixCheck(
  tx: Transaction,
  check: Pick<StoredCheck, 'enrolmentId' | 'week' | 'begunAt' | 'begunOn' | 'pass'>,
): Promise<void> {
  await tx.insert(planChecks).values(check).onConflictDoNothing();
}

/** A week begins anew: its check too. */
export async function beginCheckAgain(
  tx: Transaction,
  check: Pick<StoredCheck, 'enrolmentId' | 'week' | 'begunAt' | 'begunOn'>,
): Promise<void> {
  const anew = { ...check, pass: null, verdict: null, decidedAt: null, result: null };
  await tx
    .insert(planChecks)
    .values(anew)
    .onConflictDoUpdate({ target: [planChecks.enrolmentId, planChecks.week], set: anew });
}

/** Writes the verdict of a week that began then; false when it has one, or has begun anew. */
export async function decideCheck(
  tx: Transaction,
  { enrolmentId, week, begunAt }: Pick<StoredCheck, 'enrolmentId' | 'week' | 'begunAt'>,
  result: PlanCheck,
  now: Date,
): Promise<boolean> {
  const decided = await tx
    .update(planChecks)
    .set({ verdict: result.verdict, decidedAt: now, result })
    .where(
      and(
        eq(planChecks.enrolmentId, enrolmentId),
        eq(planChecks.week, week),
        eq(planChecks.begunAt, begunAt),
        isNull(planChecks.verdict),
      ),
    )
    .returning({ week: planChecks.week });
  return decided.length > 0;
}

export async function dropCheck(tx: Transaction, enrolmentId: string, week: number): Promise<void> {
  await tx.delete(planChecks).where(and(eq(planChecks.enrolmentId, enrolmentId), eq(planChecks.week, week)));
}

/** Logged blocks of an enrolment, oldest first. */
export function logsOf(db: Executor, enrolmentId: string): Promise<PracticeLog[]> {
  return db
    .select()
    .from(practiceLogs)
    .where(eq(practiceLogs.enrolmentId, enrolmentId))
    .orderBy(asc(practiceLogs.day), asc(practiceLogs.loggedAt));
}

/** Everything that a user has logged, for his export. */
export function allLogsOf(db: Executor, userId: string): Promise<PracticeLog[]> {
  return db
    .select()
    .from(practiceLogs)
    .where(eq(practiceLogs.userId, userId))
    .orderBy(asc(practiceLogs.loggedAt));
}

/** Practice of a day apart from plans. */
export function outsidePractice(db: Executor, userId: string, day: string): Promise<PracticeLog[]> {
  return db
    .select()
    .from(practiceLogs)
    .where(and(eq(practiceLogs.userId, userId), eq(practiceLogs.day, day), isNull(practiceLogs.enrolmentId)))
    .orderBy(asc(practiceLogs.loggedAt));
}

/** Writes what became of a block that day; the last word counts. */
export async function saveBlockLog(
  tx: Transaction,
  log: typeof practiceLogs.$inferInsert & { enrolmentId: string; block: string },
): Promise<void> {
  const { state, minutes = null, hits = null, loggedAt } = log;
  await tx
    .insert(practiceLogs)
    .values(log)
    .onConflictDoUpdate({
      target: [practiceLogs.enrolmentId, practiceLogs.day, practiceLogs.block],
      set: { state, minutes, hits, loggedAt },
    });
}

export async function deleteBlockLog(
  tx: Transaction,
  { enrolmentId, day, block }: { enrolmentId: string; day: string; block: string },
): Promise<void> {
  await tx
    .delete(practiceLogs)
    .where(
      and(
        eq(practiceLogs.enrolmentId, enrolmentId),
        eq(practiceLogs.day, day),
        eq(practiceLogs.block, block),
      ),
    );
}

export async function insertPractice(db: Executor, log: typeof practiceLogs.$inferInsert): Promise<void> {
  await db.insert(practiceLogs).values(log);
}

/** Practice apart from plans, of its owner; false when there is none of that id. */
export async function deletePracticeOf(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(practiceLogs)
    .where(and(eq(practiceLogs.id, id), eq(practiceLogs.userId, userId), isNull(practiceLogs.enrolmentId)))
    .returning({ id: practiceLogs.id });
  return gone.length > 0;
}
