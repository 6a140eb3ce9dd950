import { CONSENT_KINDS, type Consents } from '@datacoach/contract';
import { asc, count, eq, exists, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { findBy, upsertRow } from '../../platform/database/rows.ts';
import { consents, getStartedAnswers } from '../../schema/account.schema.ts';
import { users } from '../../schema/auth.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import { planEnrollments } from '../../schema/training-plans.schema.ts';
import { weeklyGoals } from '../../schema/weekly-goals.schema.ts';

export type Answers = typeof getStartedAnswers.$inferSelect;

export const findAnswers = findBy(getStartedAnswers, 'userId');

export async function storeAnswers(db: Executor, userId: string, answers: Partial<Omit<Answers, 'userId'>>) {
  await upsertRow(db, getStartedAnswers, ['userId'], { ...answers, userId });
}

/** Moves to a step, only forward. */
export async function advanceToStep(db: Executor, userId: string, step: number): Promise<void> {
  await db
    .update(users)
    .set({ getStartedStep: sql`greatest(${users.getStartedStep}, ${step})` })
    .where(eq(users.id, userId));
}

/** Ends the flow, only once. */
export async function endFlow(db: Executor, userId: string, step: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      getStartedStep: step,
      gotStartedAt: sql`coalesce(${users.gotStartedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(users.id, userId));
}

/** Returns the player's completed first steps from their rows, however they were created: by a coach's homework too. */
export async function readFirstSteps(db: Executor, userId: string) {
  const plans = db
    .select({ id: planEnrollments.id })
    .from(planEnrollments)
    .where(eq(planEnrollments.userId, userId));
  const goals = db.select({ id: weeklyGoals.id }).from(weeklyGoals).where(eq(weeklyGoals.userId, userId));
  const rows = await db
    .select({
      uploads: count(),
      hasPlan: sql<boolean>`${exists(plans)}`,
      hasGoal: sql<boolean>`${exists(goals)}`,
    })
    .from(replays)
    .where(eq(replays.ownerId, userId));
  return rows[0]!;
}

/** Returns every consent with the date of its answer. */
export function listConsents(db: Executor, userId: string) {
  const { kind, isGiven, since } = consents;
  return db
    .select({ kind, isGiven, since })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(kind));
}

/** Returns the account's consents; null before they were requested. */
export async function findConsents(db: Executor, userId: string): Promise<Consents | null> {
  const consents = new Map((await listConsents(db, userId)).map(({ kind, isGiven }) => [kind, isGiven]));
  if (!consents.get('ownStatistics')) return null;
  return {
    ownStatistics: true,
    shareWithTeammates: consents.get('shareWithTeammates') ?? false,
    research: consents.get('research') ?? false,
  };
}

/** Stores consents; an unchanged answer keeps its date. */
export async function storeConsents(db: Executor, userId: string, given: Consents, now: Date): Promise<void> {
  await db
    .insert(consents)
    .values(CONSENT_KINDS.map((kind) => ({ userId, kind, isGiven: given[kind], since: now })))
    .onConflictDoUpdate({
      target: [consents.userId, consents.kind],
      set: { isGiven: sql`excluded.is_given`, since: now },
      setWhere: ne(consents.isGiven, sql`excluded.is_given`),
    });
}
