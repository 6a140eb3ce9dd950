import type { DiscordEventCard } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { photoUrl } from '../content-photos/index.ts';
import {
  dropReminder,
  type EventRow,
  findEvent,
  listEventsFrom,
  listRemindedEvents,
  lockEvent,
  requestReminder,
} from './discord-event.repository.ts';
import { eventNotFound } from './manage-events.ts';

/** Returns running and upcoming events, soonest first. */
export async function describeComingEvents(context: DbAndClock, userId: string): Promise<DiscordEventCard[]> {
  const { db, clock } = context;
  const now = clock.now();
  const events = await listEventsFrom(db, now);
  const ids = events.map(({ id }) => id);
  const reminded = await listRemindedEvents(db, userId, ids);
  return events.map((event) => describeCard(event, reminded, now));
}

/** Throws ProblemError 404, and 409 once it has started or was canceled. */
export async function setReminder(
  { db, clock }: DbAndClock,
  userId: string,
  eventId: string,
  isReminded: boolean,
): Promise<DiscordEventCard> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event) throw eventNotFound();
    if (!isReminded) return dropReminder(tx, userId, eventId);
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
    photoUrl: photoUrl(row.photoId),
    isRunning: row.startsAt <= now && !row.isCalledOff,
    isReminded: reminded.has(row.id),
  };
}
