import type { Availability } from '@datacoach/contract';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findRow, insertRow, listRows, lockRow, upsertRow } from '../../platform/database/rows.ts';
import { teamEventAnswers, teamEvents, teamInvitations } from '../../schema/coach.schema.ts';

export type EventRow = typeof teamEvents.$inferSelect;
type NewEvent = typeof teamEvents.$inferInsert;

/** Max events in a list. */
const MAX_ROWS = 200;
const ACCEPTED = 10;

export const insertEvent = insertRow(teamEvents);

const isOpen = (now: Date) => and(isNull(teamEvents.canceledAt), gt(teamEvents.endsAt, now));

/** Locks a coach's event that isn't canceled or over; null if there is none. */
export function lockEvent(tx: Transaction, coachId: string, id: string, now: Date): Promise<EventRow | null> {
  return lockRow(tx, teamEvents, and(eq(teamEvents.id, id), eq(teamEvents.coachId, coachId), isOpen(now)));
}

export async function updateEvent(tx: Transaction, id: string, change: Partial<NewEvent>): Promise<EventRow> {
  const rows = await tx
    .update(teamEvents)
    .set({ ...change, version: sql`${teamEvents.version} + 1` })
    .where(eq(teamEvents.id, id))
    .returning();
  return rows[0]!;
}

/** Counts a coach's events that aren't canceled or over. */
export function countOpenEvents(db: Executor, coachId: string, now: Date): Promise<number> {
  return db.$count(teamEvents, and(eq(teamEvents.coachId, coachId), isOpen(now)));
}

/** Whether the account is a member of the event's team. */
const isMemberEvent = (db: Executor, userId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(teamInvitations)
      .where(
        and(
          eq(teamInvitations.coachId, teamEvents.coachId),
          eq(teamInvitations.playerId, userId),
          eq(teamInvitations.status, ACCEPTED),
        ),
      ),
  );

/**
 * Lists events that end after a given time: the account's own, these coaches' and those of teams it belongs to, soonest
 * first. If there are too many, canceled events are left out first.
 */
export async function listEventsFor(
  db: Executor,
  userId: string,
  endsAfter: Date,
  otherCoaches: readonly string[] = [],
): Promise<EventRow[]> {
  const coaches = [userId, ...otherCoaches];
  const rows = await db
    .select()
    .from(teamEvents)
    .where(
      and(
        gt(teamEvents.endsAt, endsAfter),
        or(inArray(teamEvents.coachId, coaches), isMemberEvent(db, userId)),
      ),
    )
    .orderBy(isNotNull(teamEvents.canceledAt), asc(teamEvents.startsAt), asc(teamEvents.id))
    .limit(MAX_ROWS);
  return rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Returns an event of a member's team that isn't canceled or over. */
export function findOpenEvent(db: Executor, playerId: string, id: string, now: Date) {
  return findRow(db, teamEvents, and(eq(teamEvents.id, id), isOpen(now), isMemberEvent(db, playerId)));
}

/** Events that start between two times. */
export function listStartingEvents(db: Executor, after: Date, until: Date): Promise<EventRow[]> {
  return db
    .select()
    .from(teamEvents)
    .where(
      and(isNull(teamEvents.canceledAt), gt(teamEvents.startsAt, after), lte(teamEvents.startsAt, until)),
    );
}

export async function listAnswersTo(db: Executor, eventIds: readonly string[]) {
  if (eventIds.length === 0) return [];
  return listRows(db, teamEventAnswers, inArray(teamEventAnswers.eventId, [...eventIds]));
}

export async function setAnswer(db: Executor, eventId: string, playerId: string, answer: Availability) {
  await upsertRow(db, teamEventAnswers, ['eventId', 'playerId'], { eventId, playerId, answer });
}

export const clearAnswers = deleteBy(teamEventAnswers, 'eventId');

export function listAllTeamEvents(db: Executor, coachId: string) {
  const { kind, title, text, startsAt, endsAt, canceledAt } = teamEvents;
  return db
    .select({ kind, title, text, startsAt, endsAt, canceledAt })
    .from(teamEvents)
    .where(eq(teamEvents.coachId, coachId))
    .orderBy(asc(startsAt));
}

export function listAllEventAnswers(db: Executor, playerId: string) {
  return db
    .select({ title: teamEvents.title, startsAt: teamEvents.startsAt, answer: teamEventAnswers.answer })
    .from(teamEventAnswers)
    .innerJoin(teamEvents, eq(teamEvents.id, teamEventAnswers.eventId))
    .where(eq(teamEventAnswers.playerId, playerId))
    .orderBy(asc(teamEvents.startsAt));
}
