import { QUESTION_PAGE_SIZE } from '@datacoach/contract';
import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { customQuestions, savedAnswers, savedQuestions } from '../../schema/questions.schema.ts';

export type SavedRow = typeof savedQuestions.$inferSelect;
export type SavedAnswerRow = typeof savedAnswers.$inferSelect;
/** Identifies a saved question: account, question and mode. */
export type SavedKey = Pick<SavedRow, 'userId' | 'questionKey' | 'mode'>;

/** Max answers shown for a saved question. */
const SHOWN_ANSWERS = 26;

const isSaved = ({ userId, questionKey, mode }: SavedKey) =>
  and(
    eq(savedQuestions.userId, userId),
    eq(savedQuestions.questionKey, questionKey),
    eq(savedQuestions.mode, mode),
  );

export function savedOf(db: Executor, userId: string): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedQuestions)
    .where(eq(savedQuestions.userId, userId))
    .orderBy(asc(savedQuestions.savedAt), asc(savedQuestions.questionKey));
}

/** Newest first. */
export function answersOf(db: Executor, { userId, questionKey, mode }: SavedKey): Promise<SavedAnswerRow[]> {
  return db
    .select()
    .from(savedAnswers)
    .where(
      and(
        eq(savedAnswers.userId, userId),
        eq(savedAnswers.questionKey, questionKey),
        eq(savedAnswers.mode, mode),
      ),
    )
    .orderBy(desc(savedAnswers.askedAt))
    .limit(SHOWN_ANSWERS);
}

/** Returns everything an account has saved, for its export. */
export function allAnswersOf(db: Executor, userId: string): Promise<SavedAnswerRow[]> {
  return db
    .select()
    .from(savedAnswers)
    .where(eq(savedAnswers.userId, userId))
    .orderBy(asc(savedAnswers.askedAt));
}

export async function countSaved(db: Executor, userId: string): Promise<number> {
  const rows = await db
    .select({ saved: count() })
    .from(savedQuestions)
    .where(eq(savedQuestions.userId, userId));
  return rows[0]?.saved ?? 0;
}

/** Saves a question; false if it is already saved. */
export async function insertSaved(db: Executor, row: SavedRow): Promise<boolean> {
  const rows = await db
    .insert(savedQuestions)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: savedQuestions.questionKey });
  return rows.length > 0;
}

export async function findSaved(db: Executor, key: SavedKey): Promise<SavedRow | null> {
  const rows = await db.select().from(savedQuestions).where(isSaved(key));
  return rows[0] ?? null;
}

export async function removeSaved(db: Executor, key: SavedKey): Promise<void> {
  await db.delete(savedQuestions).where(isSaved(key));
}

/** Removes a deleted question for everyone who saved it. */
export async function removeSavedOfAll(db: Executor, questionKey: string): Promise<void> {
  await db.delete(savedQuestions).where(eq(savedQuestions.questionKey, questionKey));
}

/** Returns saved questions whose week is over, longest waiting first. */
export function dueSaved(db: Executor, now: Date, limit: number): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedQuestions)
    .where(lte(savedQuestions.nextAt, now))
    .orderBy(asc(savedQuestions.nextAt), asc(savedQuestions.userId), asc(savedQuestions.questionKey))
    .limit(limit);
}

/** Sets the next date; false if it is no longer saved, or another worker has asked it meanwhile. */
export async function refetchAt(db: Executor, key: SavedKey, { now, nextAt }: { now: Date; nextAt: Date }) {
  const rows = await db
    .update(savedQuestions)
    .set({ nextAt })
    .where(and(isSaved(key), lte(savedQuestions.nextAt, now)))
    .returning({ key: savedQuestions.questionKey });
  return rows.length > 0;
}

export async function insertAnswer(db: Executor, row: SavedAnswerRow): Promise<void> {
  await db.insert(savedAnswers).values(row).onConflictDoNothing();
}

export type StoredCustomQuestion = typeof customQuestions.$inferSelect;

/** Returns a page of questions added by administrators, newest first. */
export async function pageOfCustomQuestions(
  db: Executor,
  pageIndex: number,
): Promise<{ rows: StoredCustomQuestion[]; total: number }> {
  const rows = await db
    .select()
    .from(customQuestions)
    .orderBy(desc(customQuestions.createdAt), asc(customQuestions.id))
    .limit(QUESTION_PAGE_SIZE)
    .offset(pageIndex * QUESTION_PAGE_SIZE);
  const [counted] = await db.select({ total: count() }).from(customQuestions);
  return { rows, total: counted?.total ?? 0 };
}

/** Returns the row, locked until the transaction ends; null if there is none. */
export async function lockCustomQuestion(tx: Transaction, id: string): Promise<StoredCustomQuestion | null> {
  const rows = await tx.select().from(customQuestions).where(eq(customQuestions.id, id)).for('update');
  return rows[0] ?? null;
}

export function publishedCustomQuestions(db: Executor): Promise<StoredCustomQuestion[]> {
  return db
    .select()
    .from(customQuestions)
    .where(eq(customQuestions.isPublished, true))
    .orderBy(asc(customQuestions.createdAt), asc(customQuestions.id));
}

export async function insertCustomQuestion(
  db: Executor,
  values: typeof customQuestions.$inferInsert,
): Promise<StoredCustomQuestion> {
  const rows = await db.insert(customQuestions).values(values).returning();
  return rows[0]!;
}

export async function updateCustomQuestion(
  db: Executor,
  id: string,
  values: Partial<typeof customQuestions.$inferInsert>,
): Promise<StoredCustomQuestion> {
  const rows = await db.update(customQuestions).set(values).where(eq(customQuestions.id, id)).returning();
  return rows[0]!;
}

export async function removeCustomQuestion(db: Executor, id: string): Promise<void> {
  await db.delete(customQuestions).where(eq(customQuestions.id, id));
}
