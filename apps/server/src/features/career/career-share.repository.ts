import type { CareerPart } from '@datacoach/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { careerShares } from '../../schema/scores.schema.ts';

export type CareerShare = typeof careerShares.$inferSelect;

export async function findShareOf(db: Executor, userId: string): Promise<CareerShare | null> {
  const rows = await db.select().from(careerShares).where(eq(careerShares.userId, userId));
  return rows[0] ?? null;
}

export async function findShare(db: Executor, token: string): Promise<CareerShare | null> {
  const rows = await db.select().from(careerShares).where(eq(careerShares.token, token));
  return rows[0] ?? null;
}

/** Changes what is public; the token of an existing share stays. */
export async function saveShare(
  db: Executor,
  share: { userId: string; token: string; parts: CareerPart[]; sharedAt: Date },
): Promise<CareerShare> {
  const rows = await db
    .insert(careerShares)
    .values(share)
    .onConflictDoUpdate({ target: careerShares.userId, set: { parts: share.parts } })
    .returning();
  return rows[0]!;
}

export async function deleteShare(db: Executor, userId: string): Promise<void> {
  await db.delete(careerShares).where(eq(careerShares.userId, userId));
}
