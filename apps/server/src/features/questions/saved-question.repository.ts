import { QUESTION_PAGE_SIZE } from '@datacoach/contract';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
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

export function listSavedRows(db: Executor, userId: string): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedQuestions)
    .where(eq(savedQuestions.userId, userId))
    .orderBy(asc(savedQuestions.savedAt), asc(savedQuestions.questionKey));
}

/** Newest first. */
export function listSavedAnswers(db: Executor, { userId, questionKey, mode }: SavedKey) {
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

export function listAllAnswers(db: Executor, userId: string): Promise<SavedAnswerRow[]> {
  return db
    .select()
    .from(savedAnswers)
    .where(eq(savedAnswers.userId, userId))
    .orderBy(asc(savedAnswers.askedAt));
}

export async function countSaved(db: Executor, userId: string): Promise<number> {
  return db.$count(savedQuestions, eq(savedQuestions.userId, userId));
}

/** Saves a question; false if it is already saved. */
export async function insertSaved(db: Executor, row: SavedRow): Promise<boolean> {
  const { rowCount } = await db.insert(savedQuestions).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function findSaved(db: Executor, key: SavedKey): Promise<SavedRow | null> {
  const rows = await db.select().from(savedQuestions).where(isSaved(key));
  return rows[0] ?? null;
}

export async function removeSaved(db: Executor, key: SavedKey): Promise<void> {
  await db.delete(savedQuestions).where(isSaved(key));
}

export async function removeSavedForEveryone(db: Executor, questionKey: string): Promise<void> {
  await db.delete(savedQuestions).where(eq(savedQuestions.questionKey, questionKey));
}

/** Returns saved questions whose week is over, longest waiting first. */
export function listDueSavedQuestions(db: Executor, now: Date, limit: number): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedQuestions)
    .where(lte(savedQuestions.nextAt, now))
    .orderBy(asc(savedQuestions.nextAt), asc(savedQuestions.userId), asc(savedQuestions.questionKey))
    .limit(limit);
}

/** Sets the next date; false if it is no longer saved, or another worker has asked it meanwhile. */
export async function refetchAt(db: Executor, key: SavedKey, { now, nextAt }: { now: Date; nextAt: Date }) {
  const { rowCount } = await db
    .update(savedQuestions)
    .set({ nextAt })
    .where(and(isSaved(key), lte(savedQuestions.nextAt, now)));
  return (rowCount ?? 0) > 0;
}

export async function insertAnswer(db: Executor, row: SavedAnswerRow): Promise<void> {
  await db.insert(savedAnswers).values(row).onConflictDoNothing();
}

export type StoredCustomQuestion = typeof customQuestions.$inferSelect;

export async function listCustomQuestionPage(db: Executor, pageIndex: number) {
  const rows = await db
    .select()
    .from(customQuestions)
    .orderBy(desc(customQuestions.createdAt), asc(customQuestions.id))
    .limit(QUESTION_PAGE_SIZE)
    .offset(pageIndex * QUESTION_PAGE_SIZE);
  return { rows, total: await db.$count(customQuestions) };
}

export async function lockCustomQuestion(tx: Transaction, id: string): Promise<StoredCustomQuestion | null> {
  const rows = await tx.select().from(customQuestions).where(eq(customQuestions.id, id)).for('update');
  return rows[0] ?? null;
}

export function listPublishedCustomQuestions(db: Executor): Promise<StoredCustomQuestion[]> {
  return db
    .select()
    .from(customQuestions)
    .where(eq(customQuestions.isPublished, true))
    .orderBy(asc(customQuestions.createdAt), asc(customQuestions.id));
}

export async function insertCustomQuestion(db: Executor, values: typeof customQuestions.$inferInsert) {
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
