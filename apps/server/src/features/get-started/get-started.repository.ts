import { count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../auth/user.table.ts';
import { replays } from '../replays/replay.table.ts';
import { getStartedAnswers } from './get-started.table.ts';

export type Answers = typeof getStartedAnswers.$inferSelect;

export async function findAnswers(db: Executor, userId: string): Promise<Answers | null> {
  const rows = await db.select().from(getStartedAnswers).where(eq(getStartedAnswers.userId, userId));
  return rows[0] ?? null;
}

export async function storeAnswers(
  db: Executor,
  userId: string,
  answers: Partial<Omit<Answers, 'userId'>>,
): Promise<void> {
  const change = { ...answers, userId };
  await db
    .insert(getStartedAnswers)
    .values(change)
    .onConflictDoUpdate({ target: getStartedAnswers.userId, set: change });
}

/** Steps only go forward. */
export async function advanceTo(db: Executor, userId: string, step: number): Promise<void> {
  await db
    .update(users)
    .set({ getStartedStep: sql`greatest(${users.getStartedStep}, ${step})` })
    .where(eq(users.id, userId));
}

/** The flow ends once. */
export async function endFlow(db: Executor, userId: string, step: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      getStartedStep: step,
      gotStartedAt: sql`coalesce(${users.gotStartedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(users.id, userId));
}

export async function countUploads(db: Executor, userId: string): Promise<number> {
  const rows = await db.select({ uploads: count() }).from(replays).where(eq(replays.ownerId, userId));
  return rows[0]?.uploads ?? 0;
}
