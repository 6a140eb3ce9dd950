import { EVENT_PAGE_SIZE, MAX_EVENTS_SHOWN } from '@datacoach/contract';
import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findBy, listPage, lockBy } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { discordEventReminders, discordEvents } from '../../schema/content.schema.ts';

export type EventRow = typeof discordEvents.$inferSelect;
export type EventValues = Pick<
  EventRow,
  'title' | 'text' | 'link' | 'startsAt' | 'endsAt' | 'timeZone' | 'minutes' | 'photoId' | 'isCalledOff'
>;
export type EventWithReminders = EventRow & { changedByName: string | null; reminders: number };

export async function listEventPage(db: Executor, show: 'coming' | 'past', now: Date, pageIndex: number) {
  const isPast = show === 'past';
  const where = isPast ? lte(discordEvents.endsAt, now) : gt(discordEvents.endsAt, now);
  const order = isPast ? desc(discordEvents.startsAt) : asc(discordEvents.startsAt);
  const page = { index: pageIndex, size: EVENT_PAGE_SIZE };
  const { rows, total } = await listPage(db, discordEvents, where, page, order, asc(discordEvents.id));
  return { rows: await addAttendance(db, rows), total };
}

/** Adds who changed the events last, and how many players want a reminder. */
export async function addAttendance(db: Executor, rows: readonly EventRow[]): Promise<EventWithReminders[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const reminded = await db
    .select({ id: discordEventReminders.eventId, players: count() })
    .from(discordEventReminders)
    .where(inArray(discordEventReminders.eventId, ids))
    .groupBy(discordEventReminders.eventId);
  const names = await db
    .select({ id: users.id, name: users.userName })
    .from(users)
    .where(inArray(users.id, [...new Set(rows.flatMap(({ changedBy }) => changedBy ?? []))]));
  return rows.map((row) => ({
    ...row,
    changedByName: names.find(({ id }) => id === row.changedBy)?.name ?? null,
    reminders: reminded.find(({ id }) => id === row.id)?.players ?? 0,
  }));
}

/** Returns running and upcoming events. */
export function listEventsFrom(db: Executor, now: Date): Promise<EventRow[]> {
  return db
    .select()
    .from(discordEvents)
    .where(gt(discordEvents.endsAt, now))
    .orderBy(asc(discordEvents.startsAt), asc(discordEvents.id))
    .limit(MAX_EVENTS_SHOWN);
}

export const findEvent = findBy(discordEvents, 'id');
export const lockEvent = lockBy(discordEvents, 'id');

export async function insertEvent(
  tx: Transaction,
  values: EventValues & { id: string },
  by: string,
  now: Date,
): Promise<EventRow> {
  const [row] = await tx
    .insert(discordEvents)
    .values({ ...values, changedBy: by, changedAt: now })
    .returning();
  return row!;
}

export async function saveEvent(
  tx: Transaction,
  { id, version }: EventRow,
  values: EventValues,
  by: string,
  now: Date,
): Promise<EventRow> {
  const [row] = await tx
    .update(discordEvents)
    .set({ ...values, version: version + 1, changedBy: by, changedAt: now })
    .where(eq(discordEvents.id, id))
    .returning();
  return row!;
}

export const removeEvent = deleteBy(discordEvents, 'id');

/** Returns which of the events an account has a reminder for. */
export async function listRemindedEvents(db: Executor, userId: string, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: discordEventReminders.eventId })
    .from(discordEventReminders)
    .where(
      and(eq(discordEventReminders.userId, userId), inArray(discordEventReminders.eventId, [...eventIds])),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Adds a reminder; repeated calls have no effect. */
export async function requestReminder(
  tx: Transaction,
  userId: string,
  { id, startsAt, isCalledOff }: EventRow,
  now: Date,
): Promise<void> {
  await tx
    .insert(discordEventReminders)
    .values({ eventId: id, userId, requestedAt: now, knownStartsAt: startsAt, knownCalledOff: isCalledOff })
    .onConflictDoNothing();
}

export const deleteReminder = deleteBy(discordEventReminders, 'userId', 'eventId');

export function listReminders(db: Executor, userId: string) {
  return db
    .select({
      event: discordEvents.title,
      startsAt: discordEvents.startsAt,
      requestedAt: discordEventReminders.requestedAt,
    })
    .from(discordEventReminders)
    .innerJoin(discordEvents, eq(discordEvents.id, discordEventReminders.eventId))
    .where(eq(discordEventReminders.userId, userId))
    .orderBy(asc(discordEventReminders.requestedAt));
}

export interface DueReminder {
  event: EventRow;
  reminder: typeof discordEventReminders.$inferSelect;
  timeZone: string | null;
}

/** Returns some due reminders: starting before `soon`, moved or canceled. Locks them. */
export async function listDueReminders(tx: Transaction, now: Date, soon: Date, limit: number) {
  const isStarting: SQL = and(
    eq(discordEvents.isCalledOff, false),
    lte(discordEvents.startsAt, soon),
    eq(discordEventReminders.isNotified, false),
  )!;
  const isOther: SQL = or(
    ne(discordEventReminders.knownStartsAt, discordEvents.startsAt),
    ne(discordEventReminders.knownCalledOff, discordEvents.isCalledOff),
  )!;
  return tx
    .select({ event: discordEvents, reminder: discordEventReminders, timeZone: users.timeZone })
    .from(discordEventReminders)
    .innerJoin(discordEvents, eq(discordEvents.id, discordEventReminders.eventId))
    .innerJoin(users, eq(users.id, discordEventReminders.userId))
    .where(and(gt(discordEvents.startsAt, now), or(isStarting, isOther)))
    .limit(limit)
    .for('update', { of: discordEventReminders, skipLocked: true });
}

/** Stores that the player knows the event's current state. */
export async function saveKnownEventState(
  tx: Transaction,
  { event, reminder }: DueReminder,
  isNotified: boolean,
) {
  await tx
    .update(discordEventReminders)
    .set({ knownStartsAt: event.startsAt, knownCalledOff: event.isCalledOff, isNotified })
    .where(
      and(
        eq(discordEventReminders.eventId, reminder.eventId),
        eq(discordEventReminders.userId, reminder.userId),
      ),
    );
}
