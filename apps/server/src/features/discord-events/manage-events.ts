import { randomUUID } from 'node:crypto';
import type { DiscordEvent, DiscordEventFields } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { toMoment, toWallClock } from '../../platform/clock/time-zones.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { changedMeanwhile, notFound, wrongField } from '../../platform/http/problem-error.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import { exchangePhoto, photoUrl, removePhotos } from '../content-photos/index.ts';
import {
  addAttendance,
  type EventRow,
  type EventValues,
  type EventWithReminders,
  insertEvent,
  lockEvent,
  removeEvent,
  saveEvent,
} from './discord-event.repository.ts';

const PURPOSE = 'discordEvent';

export const eventNotFound = () => notFound('Event not found. It may have been deleted.');

/** Throws ProblemError 422. */
export async function createEvent(context: Context, fields: DiscordEventFields, by: string) {
  const { db, clock } = context;
  const now = clock.now();
  const id = randomUUID();
  const row = await db.transaction(async (tx) => {
    const exchange = { purpose: PURPOSE, shownBy: id, before: null, fileUrl: fields.photoUrl } as const;
    const values = getValues(fields, await exchangePhoto(tx, exchange), false);
    refuseOver(values, now);
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
    if (event.version !== version) throw changedMeanwhile('event');
    const exchange = {
      purpose: PURPOSE,
      shownBy: id,
      before: event.photoId,
      fileUrl: fields.photoUrl,
    } as const;
    const values = getValues(fields, await exchangePhoto(tx, exchange), isCalledOff);
    if (values.startsAt.getTime() !== event.startsAt.getTime()) refuseOver(values, now);
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

function refuseOver({ startsAt }: EventValues, now: Date): void {
  if (startsAt > now) return;
  throw wrongField('date', 'This time is in the past. Choose a later one.', 'event-over', 422);
}

/** Audits a change and notifies open pages. */
async function audit(tx: Transaction, change: RowChange<EventRow>): Promise<void> {
  await recordChange(tx, 'discord-event', change, audited);
  await announce(tx, { topic: 'content', userId: null });
}

function audited({ changedBy: _by, changedAt: _at, id: _id, ...rest }: EventRow) {
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

export async function describeStored({ db }: Pick<Context, 'db'>, row: EventRow): Promise<DiscordEvent> {
  const [withReminders] = await addAttendance(db, [row]);
  return describeEvent(withReminders!);
}

export function describeEvent(row: EventWithReminders): DiscordEvent {
  return {
    ...row,
    ...toWallClock(row.startsAt, row.timeZone),
    photoUrl: photoUrl(row.photoId),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    changedBy: row.changedByName,
    changedAt: row.changedAt.toISOString(),
  };
}
