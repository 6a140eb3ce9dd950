import { EVENT_REMINDER_MS } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { formatDay } from '../../platform/clock/format-day.ts';
import { addNotification } from '../notifications/index.ts';
import { type DueReminder, listDueReminders, saveKnownEventState } from './discord-event.repository.ts';

/** Players notified per transaction. */
const BATCH_SIZE = 100;

/** Notifies each player once of each start within the hour, move or cancellation. Returns how many. */
export async function sendEventReminders({ db, clock }: DbAndClock): Promise<number> {
  let shown = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const now = clock.now();
      const soon = new Date(now.getTime() + EVENT_REMINDER_MS);
      const due = await listDueReminders(tx, now, soon, BATCH_SIZE);
      for (const one of due) {
        const { event, reminder } = one;
        const isStarting = !event.isCalledOff && event.startsAt <= soon;
        const values = { event: event.title, news: formatEventNews(one, isStarting, now) };
        const onceKey = `discord-event:${event.id}:${event.version}:${isStarting}`;
        const news = { kind: 'discord-event', values, path: '/dashboard', onceKey } as const;
        await addNotification(tx, now, { userId: reminder.userId, ...news });
        await saveKnownEventState(tx, one, isStarting);
      }
      return due.length;
    });
    shown += done;
    if (done < BATCH_SIZE) return shown;
  }
}

function formatEventNews({ event, reminder, timeZone }: DueReminder, isStarting: boolean, now: Date): string {
  const zone = timeZone ?? event.timeZone;
  if (event.isCalledOff) return 'The event was canceled.';
  if (isStarting) {
    const minutes = Math.max(1, Math.round((event.startsAt.getTime() - now.getTime()) / MINUTE_MS));
    return `Starts in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, at ${formatTimeIn(event.startsAt, zone)}.`;
  }
  const when = `${formatDay(event.startsAt, zone, { weekday: 'long' })}, ${formatTimeIn(event.startsAt, zone)}`;
  return reminder.knownCalledOff ? `It’s back on: ${when}.` : `New time: ${when}.`;
}

function formatTimeIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}
