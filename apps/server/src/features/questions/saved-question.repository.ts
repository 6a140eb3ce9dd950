import { QUESTION_PAGE_SIZE } from '@datacoach/contract';
import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { ownQuestions, savedAnswers, savedQuestions } from '../../schema/questions.schema.ts';

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
export function dueSaved(db: Executor, now: Date, most: number): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedQuestions)
    .where(lte(savedQuestions.nextAt, now))
    .orderBy(asc(savedQuestions.nextAt), asc(savedQuestions.userId), asc(savedQuestions.questionKey))
    .limit(most);
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

export type StoredOwnQuestion = typeof ownQuestions.$inferSelect;

/** Returns a page of questions added by administrators, newest first. */
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

/** Returns the row, locked until the transaction ends; null if there is none. */
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
