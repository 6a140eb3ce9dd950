import { MAX_NOTES } from '@datacoach/contract';
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, deleteRows, findBy, insertRow, listBy } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { homework, playerNotes } from '../../schema/coach.schema.ts';

export type StoredHomework = typeof homework.$inferSelect;

const MAX_ROWS = 500;

/** Newest first. */
export function listHomeworkSetBy(db: Executor, coachId: string): Promise<StoredHomework[]> {
  return db
    .select()
    .from(homework)
    .where(eq(homework.coachId, coachId))
    .orderBy(desc(homework.setAt))
    .limit(MAX_ROWS);
}

export function listAllHomework(db: Executor, userId: string): Promise<StoredHomework[]> {
  return db
    .select()
    .from(homework)
    .where(or(eq(homework.coachId, userId), eq(homework.playerId, userId)))
    .orderBy(asc(homework.setAt));
}

export async function insertHomework(tx: Transaction, row: typeof homework.$inferInsert): Promise<string> {
  const rows = await tx.insert(homework).values(row).returning({ id: homework.id });
  return rows[0]!.id;
}

const isTask = and(isNull(homework.planId), isNull(homework.goalMetric));

/** Returns a player's open tasks and those done since then, the next due first, with their coach's name. */
export function listTasks(db: Executor, playerId: string, doneSince: Date) {
  return db
    .select({ task: homework, coach: users.userName })
    .from(homework)
    .innerJoin(users, eq(users.id, homework.coachId))
    .where(
      and(
        eq(homework.playerId, playerId),
        isTask,
        or(isNull(homework.doneAt), gt(homework.doneAt, doneSince)),
      ),
    )
    .orderBy(sql`${homework.doneAt} desc nulls first`, sql`${homework.dueOn} nulls last`, asc(homework.setAt))
    .limit(MAX_ROWS);
}

/** Marks a player's task as done or open; null if it isn't theirs or already is. */
export async function setTaskDone(tx: Transaction, playerId: string, id: string, doneAt: Date | null) {
  const rows = await tx
    .update(homework)
    .set({ doneAt })
    .where(and(eq(homework.id, id), eq(homework.playerId, playerId), isTask))
    .returning();
  return rows[0] ?? null;
}

/** Deletes a coach's task; false if there is none. */
export async function deleteTask(db: Executor, coachId: string, id: string): Promise<boolean> {
  return deleteRows(db, homework, and(eq(homework.id, id), eq(homework.coachId, coachId), isTask));
}

type StoredNote = typeof playerNotes.$inferSelect;

/** Returns a coach's notes on a player, newest first. */
export function listNotesOn(db: Executor, coachId: string, playerId: string): Promise<StoredNote[]> {
  return db
    .select()
    .from(playerNotes)
    .where(and(eq(playerNotes.coachId, coachId), eq(playerNotes.playerId, playerId)))
    .orderBy(desc(playerNotes.writtenAt), desc(playerNotes.id))
    .limit(MAX_NOTES);
}

export const listAllNotes = listBy(playerNotes, ['coachId'], asc(playerNotes.writtenAt));
export const insertNote = insertRow(playerNotes);

/** Returns the coach's own note with this id; null if there is none. */
export const findNote = findBy(playerNotes, 'coachId', 'id');

export async function setNoteText(db: Executor, id: string, text: string): Promise<void> {
  await db.update(playerNotes).set({ text }).where(eq(playerNotes.id, id));
}

export const deleteNote = deleteBy(playerNotes, 'id');
