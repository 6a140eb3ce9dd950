import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { ownQuestions } from './question.table.ts';

export type StoredOwnQuestion = typeof ownQuestions.$inferSelect;

/** Questions that administrators have added, in the order in which they came. */
export function allOwnQuestions(db: Executor): Promise<StoredOwnQuestion[]> {
  return db.select().from(ownQuestions).orderBy(asc(ownQuestions.createdAt), asc(ownQuestions.id));
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
): Promise<StoredOwnQuestion | null> {
  const rows = await db.update(ownQuestions).set(values).where(eq(ownQuestions.id, id)).returning();
  return rows[0] ?? null;
}

/** False when there is none. */
export async function removeOwnQuestion(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .delete(ownQuestions)
    .where(eq(ownQuestions.id, id))
    .returning({ id: ownQuestions.id });
  return rows.length > 0;
}
