import { MAX_NOTES } from '@datacoach/contract';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { homework, playerNotes } from '../../schema/coach.schema.ts';

export type StoredHomework = typeof homework.$inferSelect;

/** Max rows in a list. */
const MAX = 500;

/** Newest first. */
export function homeworkSetBy(db: Executor, coachId: string): Promise<StoredHomework[]> {
  return db
    .select()
    .from(homework)
    .where(eq(homework.coachId, coachId))
    .orderBy(desc(homework.setAt))
    .limit(MAX);
}

/** Returns homework an account has assigned or received, for its export. */
export function allHomeworkOf(db: Executor, userId: string): Promise<StoredHomework[]> {
  return db
    .select()
    .from(homework)
    .where(or(eq(homework.coachId, userId), eq(homework.playerId, userId)))
    .orderBy(asc(homework.setAt));
}

/** Returns its id. */
export async function insertHomework(tx: Transaction, row: typeof homework.$inferInsert): Promise<string> {
  const rows = await tx.insert(homework).values(row).returning({ id: homework.id });
  return rows[0]!.id;
}

type StoredNote = typeof playerNotes.$inferSelect;

/** Returns a coach's notes on a player, newest first. */
export function notesOn(db: Executor, coachId: string, playerId: string): Promise<StoredNote[]> {
  return db
    .select()
    .from(playerNotes)
    .where(and(eq(playerNotes.coachId, coachId), eq(playerNotes.playerId, playerId)))
    .orderBy(desc(playerNotes.writtenAt), desc(playerNotes.id))
    .limit(MAX_NOTES);
}

/** Returns all of a coach's notes, for their export. */
export function allNotesOf(db: Executor, coachId: string): Promise<StoredNote[]> {
  return db
    .select()
    .from(playerNotes)
    .where(eq(playerNotes.coachId, coachId))
    .orderBy(asc(playerNotes.writtenAt));
}

export async function insertNote(db: Executor, note: typeof playerNotes.$inferInsert): Promise<void> {
  await db.insert(playerNotes).values(note);
}

/** Returns the coach's own note with this id; null if there is none. */
export async function findNote(db: Executor, coachId: string, id: string): Promise<StoredNote | null> {
  const rows = await db
    .select()
    .from(playerNotes)
    .where(and(eq(playerNotes.id, id), eq(playerNotes.coachId, coachId)));
  return rows[0] ?? null;
}

export async function setNoteText(db: Executor, id: string, text: string): Promise<void> {
  await db.update(playerNotes).set({ text }).where(eq(playerNotes.id, id));
}

export async function deleteNote(db: Executor, id: string): Promise<void> {
  await db.delete(playerNotes).where(eq(playerNotes.id, id));
}
