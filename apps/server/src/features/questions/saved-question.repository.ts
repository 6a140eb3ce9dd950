import { QUESTION_PAGE_SIZE } from '@datacoach/contract';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import {
  deleteBy,
  findRow,
  insertNew,
  insertRow,
  listBy,
  listPage,
  lockBy,
  updateRows,
} from '../../platform/database/rows.ts';
import { customQuestions, savedAnswers, savedQuestions } from '../../schema/questions.schema.ts';

export type SavedRow = typeof savedQuestions.$inferSelect;
/** Identifies a saved question: account, question and mode. */
export type SavedKey = Pick<SavedRow, 'userId' | 'questionKey' | 'mode'>;

const MAX_SHOWN_ANSWERS = 26;

const isSavedKey = ({ userId, questionKey, mode }: SavedKey) =>
  and(
    eq(savedQuestions.userId, userId),
    eq(savedQuestions.questionKey, questionKey),
    eq(savedQuestions.mode, mode),
  );

export const listSavedRows = listBy(
  savedQuestions,
  ['userId'],
  asc(savedQuestions.savedAt),
  asc(savedQuestions.questionKey),
);

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
    .limit(MAX_SHOWN_ANSWERS);
}

export const listAllAnswers = listBy(savedAnswers, ['userId'], asc(savedAnswers.askedAt));

export async function countSaved(db: Executor, userId: string): Promise<number> {
  return db.$count(savedQuestions, eq(savedQuestions.userId, userId));
}

/** Saves a question; false if it is already saved. */
export const insertSaved = insertNew(savedQuestions);

export function findSaved(db: Executor, key: SavedKey): Promise<SavedRow | null> {
  return findRow(db, savedQuestions, isSavedKey(key));
}

export async function removeSaved(db: Executor, key: SavedKey): Promise<void> {
  await db.delete(savedQuestions).where(isSavedKey(key));
}

export const removeSavedForEveryone = deleteBy(savedQuestions, 'questionKey');

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
export async function scheduleRefresh(
  db: Executor,
  key: SavedKey,
  { now, nextAt }: { now: Date; nextAt: Date },
) {
  return updateRows(db, savedQuestions, { nextAt }, and(isSavedKey(key), lte(savedQuestions.nextAt, now)));
}

export const insertAnswer = insertNew(savedAnswers);

export type StoredCustomQuestion = typeof customQuestions.$inferSelect;

export function listCustomQuestionPage(db: Executor, pageIndex: number) {
  const page = { index: pageIndex, size: QUESTION_PAGE_SIZE };
  const order = [desc(customQuestions.createdAt), asc(customQuestions.id)];
  return listPage(db, customQuestions, undefined, page, ...order);
}

export const lockCustomQuestion = lockBy(customQuestions, 'id');

export function listPublishedCustomQuestions(db: Executor): Promise<StoredCustomQuestion[]> {
  return db
    .select()
    .from(customQuestions)
    .where(eq(customQuestions.isPublished, true))
    .orderBy(asc(customQuestions.createdAt), asc(customQuestions.id));
}

export const insertCustomQuestion = insertRow(customQuestions);

export async function updateCustomQuestion(
  db: Executor,
  id: string,
  values: Partial<typeof customQuestions.$inferInsert>,
): Promise<StoredCustomQuestion> {
  const rows = await db.update(customQuestions).set(values).where(eq(customQuestions.id, id)).returning();
  return rows[0]!;
}

export const removeCustomQuestion = deleteBy(customQuestions, 'id');
