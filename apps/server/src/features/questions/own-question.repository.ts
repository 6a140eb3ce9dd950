import { QUESTION_PAGE_SIZE } from '@datacoach/contract';
import { asc, count, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { ownQuestions } from '../../schema/questions.schema.ts';

export type StoredOwnQuestion = typeof ownQuestions.$inferSelect;

/** Questions that administrators have added, the newest first. */
export async function pageOfOwnQuestions(
  db: Executor,
  pageIndex: number,
): Promise<{ rows: StoredOwnQuestion[]; total: number }> {
  const rows = await db
    .select()
    .from(ownQuestions)
    .orderBy(desc(ownQuestions.createdAt), asc(ownQuestions.id))
    .limit(QUESTION_PAGE_SIZE)
    .offset(pageIndex * QUESTION_PAGE_SIZE);
  const [counted] = await db.select({ total: count() }).from(ownQuestions);
  return { rows, total: counted?.total ?? 0 };
}

/** One, kept from others until the transaction ends; null when there is none. */
export async function lockOwnQuestion(tx: Transaction, id: string): Promise<StoredOwnQuestion | null> {
  const rows = await tx.select().from(ownQuestions).where(eq(ownQuestions.id, id)).for('update');
  return rows[0] ?? null;
}

export function publishedOwnQuestions(db: Executor): Promise<StoredOwnQuestion[]> {
  return db
    .select()
    .from(ownQuestions)
    .where(eq(ownQuestions.isPublished, true))
    .orderBy(asc(ownQuestions.createdAt), asc(ownQuestions.id));
}

export async function insertOwnQuestion(
  db: Executor,
  values: typeof ownQuestions.$inferInsert,
): Promise<StoredOwnQuestion> {
  const rows = await db.insert(ownQuestions).values(values).returning();
  return rows[0]!;
}

export async function updateOwnQuestion(
  db: Executor,
  id: string,
  values: Partial<typeof ownQuestions.$inferInsert>,
): Promise<StoredOwnQuestion> {
  const rows = await db.update(ownQuestions).set(values).where(eq(ownQuestions.id, id)).returning();
  return rows[0]!;
}

export async function removeOwnQuestion(db: Executor, id: string): Promise<void> {
  await db.delete(ownQuestions).where(eq(ownQuestions.id, id));
}
