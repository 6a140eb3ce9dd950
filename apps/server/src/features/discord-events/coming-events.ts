import type { DiscordEventCard } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { photoUrl } from '../content-photos/index.ts';
import {
  dropReminder,
  type EventRow,
  eventsFrom,
  findEvent,
  lockEvent,
  remindedOf,
  requestReminder,
} from './discord-event.repository.ts';
import { eventGone } from './manage-events.ts';

/** Returns running and upcoming events, soonest first. */
export async function comingEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<DiscordEventCard[]> {
  const now = clock.now();
  const events = await eventsFrom(db, now);
  const ids = events.map(({ id }) => id);
  const reminded = await remindedOf(db, userId, ids);
  return events.map((event) => describeCard(event, reminded, now));
}

/** Throws ProblemError 404, and 409 once it has started or was canceled. */
export async function setReminder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  eventId: string,
  isReminded: boolean,
): Promise<DiscordEventCard> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event) throw eventGone();
    if (!isReminded) return dropReminder(tx, userId, eventId);
    if (event.startsAt <= now || event.isCalledOff) {
      throw conflict('event-over', 'This event has already started or was canceled.');
    }
    return requestReminder(tx, userId, event, now);
  });
  const event = await findEvent(db, eventId);
  if (!event) throw eventGone();
  return describeCard(event, await remindedOf(db, userId, [eventId]), now);
}

function describeCard(row: EventRow, reminded: ReadonlySet<string>, now: Date): DiscordEventCard {
  const { id, version, title, text, link, timeZone, startsAt, endsAt, photoId, isCalledOff } = row;
  return {
    id,
    version,
    title,
    text,
    link,
    timeZone,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    photoUrl: photoUrl(photoId),
    isCalledOff,
    isRunning: startsAt <= now && !isCalledOff,
    isReminded: reminded.has(id),
  };
}
