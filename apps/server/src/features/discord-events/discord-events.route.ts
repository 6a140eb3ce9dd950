import { randomUUID } from 'node:crypto';
import {
  type DiscordEvent,
  type DiscordEventCard,
  type DiscordEventFields,
  EVENT_PAGE_SIZE,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { toMoment, toWallClock } from '../../platform/clock/time-zones.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound, staleVersionError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import { exchangePhoto, getPhotoUrl, removePhotos } from '../content-photos/index.ts';
import {
  addAttendance,
  deleteReminder,
  type EventRow,
  type EventValues,
  type EventWithReminders,
  findEvent,
  insertEvent,
  listEventPage,
  listEventsFrom,
  listRemindedEvents,
  lockEvent,
  removeEvent,
  requestReminder,
  saveEvent,
} from './discord-event.repository.ts';

const PURPOSE = 'discordEvent';

const eventNotFound = () => notFound('Event not found. It may have been deleted.');

/** Throws ProblemError 422. */
export async function createEvent(context: Context, fields: DiscordEventFields, by: string) {
  const { db, clock } = context;
  const now = clock.now();
  const id = randomUUID();
  const row = await db.transaction(async (tx) => {
    const exchange = { purpose: PURPOSE, shownBy: id, before: null, fileUrl: fields.photoUrl } as const;
    const values = getValues(fields, await exchangePhoto(tx, exchange), false);
    requireUpcoming(values, now);
    const made = await insertEvent(tx, { ...values, id }, by, now);
    await audit(tx, { by, at: now, action: 'create-event', before: null, after: made });
    return made;
  });
  return describeStored(context, row);
}

/** Throws ProblemError 404, 409 if it has been changed meanwhile, 422. */
export async function updateEvent(
  context: Context,
  id: string,
  { version, isCalledOff, ...fields }: DiscordEventFields & { version: number; isCalledOff: boolean },
  by: string,
): Promise<DiscordEvent> {
  const { db, clock } = context;
  const now = clock.now();
  const { before, after } = await db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) throw eventNotFound();
    if (event.version !== version) throw staleVersionError('event');
    const exchange = {
      purpose: PURPOSE,
      shownBy: id,
      before: event.photoId,
      fileUrl: fields.photoUrl,
    } as const;
    const values = getValues(fields, await exchangePhoto(tx, exchange), isCalledOff);
    if (values.startsAt.getTime() !== event.startsAt.getTime()) requireUpcoming(values, now);
    const changed = await saveEvent(tx, event, values, by, now);
    await audit(tx, { by, at: now, action: 'change-event', before: event, after: changed });
    return { before: event, after: changed };
  });
  if (before.photoId !== after.photoId) await removePhotos(context, [before.photoId]);
  return describeStored(context, after);
}

/** Throws ProblemError 404. */
export async function deleteEvent(context: Context, id: string, by: string): Promise<void> {
  const { db, clock } = context;
  const photoId = await db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) throw eventNotFound();
    await removeEvent(tx, id);
    await exchangePhoto(tx, { purpose: PURPOSE, shownBy: id, before: event.photoId, fileUrl: null });
    await audit(tx, { by, at: clock.now(), action: 'delete-event', before: event, after: null });
    return event.photoId;
  });
  await removePhotos(context, [photoId]);
}

function requireUpcoming({ startsAt }: EventValues, now: Date): void {
  if (startsAt > now) return;
  throw invalidField('date', 'This time is in the past. Choose a later one.', 'event-over', 422);
}

/** Audits a change and notifies open pages. */
async function audit(tx: Transaction, change: RowChange<EventRow>): Promise<void> {
  await recordChange(tx, 'discord-event', change, toAuditFields);
  await publishChange(tx, { topic: 'content', userId: null });
}

function toAuditFields({ changedBy: _by, changedAt: _at, id: _id, ...rest }: EventRow) {
  return rest;
}

function getValues(
  { date, time, photoUrl: _url, ...fields }: DiscordEventFields,
  photoId: string | null,
  isCalledOff: boolean,
): EventValues {
  const startsAt = toMoment({ date, time }, fields.timeZone);
  const endsAt = new Date(startsAt.getTime() + fields.minutes * MINUTE_MS);
  return { ...fields, startsAt, endsAt, photoId, isCalledOff };
}

async function describeStored({ db }: Pick<Context, 'db'>, row: EventRow): Promise<DiscordEvent> {
  const [withReminders] = await addAttendance(db, [row]);
  return describeEvent(withReminders!);
}

export function describeEvent(row: EventWithReminders): DiscordEvent {
  return {
    ...row,
    ...toWallClock(row.startsAt, row.timeZone),
    photoUrl: getPhotoUrl(row.photoId),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    changedBy: row.changedByName,
    changedAt: row.changedAt.toISOString(),
  };
}

export function discordEventRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listDiscordEvents: async ({ query: { show, pageIndex } }) => {
      const { rows, total } = await listEventPage(db, show, clock.now(), pageIndex);
      return { items: rows.map(describeEvent), pageIndex, pageSize: EVENT_PAGE_SIZE, total };
    },
    getDiscordEvent: async ({ params }) => {
      const event = await findEvent(db, params.eventId);
      if (!event) throw eventNotFound();
      return await describeStored(context, event);
    },
    createDiscordEvent: ({ body, caller }) => createEvent(context, body, caller.userId),
    updateDiscordEvent: ({ params, body, caller }) =>
      updateEvent(context, params.eventId, body, caller.userId),
    deleteDiscordEvent: ({ params, caller }) => deleteEvent(context, params.eventId, caller.userId),
    listComingEvents: ({ caller }) => describeUpcomingEvents(context, caller.userId),
    remindOfEvent: ({ params, body, caller }) =>
      setReminder(context, caller.userId, params.eventId, body.isReminded),
  });
}

/** Returns running and upcoming events, soonest first. */
export async function describeUpcomingEvents(
  context: DbAndClock,
  userId: string,
): Promise<DiscordEventCard[]> {
  const { db, clock } = context;
  const now = clock.now();
  const events = await listEventsFrom(db, now);
  const ids = events.map(({ id }) => id);
  const reminded = await listRemindedEvents(db, userId, ids);
  return events.map((event) => describeCard(event, reminded, now));
}

/** Throws ProblemError 404, and 409 once it has started or was canceled. */
async function setReminder(
  { db, clock }: DbAndClock,
  userId: string,
  eventId: string,
  isReminded: boolean,
): Promise<DiscordEventCard> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event) throw eventNotFound();
    if (!isReminded) return deleteReminder(tx, userId, eventId);
    if (event.startsAt <= now || event.isCalledOff) {
      throw conflict('event-over', 'This event has already started or was canceled.');
    }
    return requestReminder(tx, userId, event, now);
  });
  const event = await findEvent(db, eventId);
  if (!event) throw eventNotFound();
  return describeCard(event, await listRemindedEvents(db, userId, [eventId]), now);
}

function describeCard(row: EventRow, reminded: ReadonlySet<string>, now: Date): DiscordEventCard {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    photoUrl: getPhotoUrl(row.photoId),
    isRunning: row.startsAt <= now && !row.isCalledOff,
    isReminded: reminded.has(row.id),
  };
}
