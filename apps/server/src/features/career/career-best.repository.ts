import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { careerBests } from '../../schema/scores.schema.ts';

export type CareerBest = typeof careerBests.$inferSelect;

export async function findBest(db: Executor, userId: string, mode: 5 | 10 | 15): Promise<CareerBest | null> {
  const rows = await db
    .select()
    .from(careerBests)
    .where(and(eq(careerBests.userId, userId), eq(careerBests.mode, mode)));
  return rows[0] ?? null;
}

export async function saveBest(db: Executor, best: CareerBest): Promise<void> {
  const { userId: _userId, mode: _mode, ...set } = best;
  await db
    .insert(careerBests)
    .values(best)
    .onConflictDoUpdate({ target: [careerBests.userId, careerBests.mode], set });
}

/** What has been counted of a user, for the export of his data. */
export function bestsOf(db: Executor, userId: string): Promise<CareerBest[]> {
  return db.select().from(careerBests).where(eq(careerBests.userId, userId));
}
