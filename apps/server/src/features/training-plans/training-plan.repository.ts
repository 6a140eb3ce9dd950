import type { PlanContent } from '@datacoach/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Page, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findBy, lockBy, updateBy } from '../../platform/database/rows.ts';
import { planEnrollments, trainingPlans, trainingPlanVersions } from '../../schema/training-plans.schema.ts';

export type TrainingPlan = typeof trainingPlans.$inferSelect;
/** A plan in a specific version. */
export interface PlanVersion {
  plan: TrainingPlan;
  version: number;
  content: PlanContent;
}

const planColumns = {
  plan: trainingPlans,
  version: trainingPlanVersions.version,
  content: trainingPlanVersions.content,
};
const OF_PLAN = eq(trainingPlanVersions.planId, trainingPlans.id);

/** Returns published plans in the version that new players start. */
export function listPublishedPlans(db: Executor): Promise<PlanVersion[]> {
  return db
    .select(planColumns)
    .from(trainingPlans)
    .innerJoin(
      trainingPlanVersions,
      and(OF_PLAN, eq(trainingPlanVersions.version, trainingPlans.publishedVersion)),
    )
    .where(eq(trainingPlans.status, 'published'))
    .orderBy(asc(trainingPlans.position), asc(trainingPlans.id));
}

/** Returns a plan in a version; null if the version doesn't exist. */
export async function findVersion(db: Executor, planId: string, version: number) {
  const rows = await db
    .select(planColumns)
    .from(trainingPlans)
    .innerJoin(trainingPlanVersions, OF_PLAN)
    .where(and(eq(trainingPlans.id, planId), eq(trainingPlanVersions.version, version)));
  return rows[0] ?? null;
}

export const findPlan = findBy(trainingPlans, 'id');

/** Returns the starter library's plans in their newest version. */
export function listLibraryPlans(db: Executor): Promise<PlanVersion[]> {
  return db
    .select(planColumns)
    .from(trainingPlans)
    .innerJoin(
      trainingPlanVersions,
      and(OF_PLAN, eq(trainingPlanVersions.version, trainingPlans.newestVersion)),
    )
    .where(isNotNull(trainingPlans.libraryKey));
}

/** Returns a page of plans in their newest version, in list order. */
export async function listPlanPage(
  db: Executor,
  { status, search }: { status?: TrainingPlan['status'] | undefined; search: string },
  { index, size }: Page,
): Promise<{ rows: PlanVersion[]; total: number }> {
  const title = sql`${trainingPlanVersions.content}->>'title'`;
  const where = and(
    status && eq(trainingPlans.status, status),
    search === '' ? undefined : sql`position(lower(${search}) in lower(${title})) > 0`,
  );
  const newest = and(OF_PLAN, eq(trainingPlanVersions.version, trainingPlans.newestVersion));
  const rows = await db
    .select(planColumns)
    .from(trainingPlans)
    .innerJoin(trainingPlanVersions, newest)
    .where(where)
    .orderBy(asc(trainingPlans.position), desc(trainingPlans.changedAt), asc(trainingPlans.id))
    .limit(size)
    .offset(index * size);
  const [counted] = await db
    .select({ total: count() })
    .from(trainingPlans)
    .innerJoin(trainingPlanVersions, newest)
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Counts the players currently in each of these plans. */
export async function countPlayers(db: Executor, planIds: readonly string[]): Promise<Map<string, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select({ planId: planEnrollments.planId, players: count() })
    .from(planEnrollments)
    .where(
      and(
        inArray(planEnrollments.planId, [...planIds]),
        inArray(planEnrollments.status, ['active', 'paused']),
      ),
    )
    .groupBy(planEnrollments.planId);
  return new Map(rows.map(({ planId, players }) => [planId, players]));
}

export const lockPlan = lockBy(trainingPlans, 'id');

/** Returns whether anyone has ever started the plan. */
export async function hasEnrollments(db: Executor, planId: string): Promise<boolean> {
  const rows = await db
    .select({ id: planEnrollments.id })
    .from(planEnrollments)
    .where(eq(planEnrollments.planId, planId))
    .limit(1);
  return rows.length > 0;
}

export const deletePlan = deleteBy(trainingPlans, 'id');

export async function setPlanPhoto(tx: Transaction, planId: string, photoId: string | null): Promise<void> {
  await tx.update(trainingPlans).set({ photoId }).where(eq(trainingPlans.id, planId));
}

export interface WrittenVersion {
  content: PlanContent;
  writtenBy: string | null;
  writtenAt: Date;
}

/** Creates a plan with its first version and returns its id; null if the key exists. */
export async function insertPlan(
  tx: Transaction,
  plan: Pick<TrainingPlan, 'libraryKey' | 'status' | 'author' | 'publishedVersion'> & { position?: number },
  { content, writtenBy, writtenAt }: WrittenVersion,
): Promise<string | null> {
  const [made] = await tx
    .insert(trainingPlans)
    .values({ ...plan, newestVersion: 1, changedAt: writtenAt })
    .onConflictDoNothing()
    .returning({ id: trainingPlans.id });
  if (!made) return null;
  await tx
    .insert(trainingPlanVersions)
    .values({ planId: made.id, version: 1, content, writtenBy, writtenAt });
  return made.id;
}

/** Writes the next version of a plan, whose author becomes the plan's, and returns its number. Concurrent writers wait. */
export async function insertVersion(
  tx: Transaction,
  planId: string,
  { content, writtenBy, writtenAt, author }: WrittenVersion & { author: string },
): Promise<number> {
  const [plan] = await tx
    .update(trainingPlans)
    .set({ newestVersion: sql`${trainingPlans.newestVersion} + 1`, author, changedAt: writtenAt })
    .where(eq(trainingPlans.id, planId))
    .returning({ version: trainingPlans.newestVersion });
  const { version } = plan!;
  await tx.insert(trainingPlanVersions).values({ planId, version, content, writtenBy, writtenAt });
  return version;
}

export const setPlanStatus = updateBy(trainingPlans, 'id');
