import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator';
import { formatDay } from '../clock/format-day.ts';

export interface CalendarEvent {
  id: string;
  /** Incremented when the event changes. */
  version: number;
  title: string;
  text: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  url: string | null;
}

const HOUR_SECONDS = 3600;
/** Reminders, in seconds before the start. */
const REMINDERS = [24 * HOUR_SECONDS, HOUR_SECONDS];

/**
 * Formats a calendar file with events and their reminders (RFC 5545), in UTC: calendars convert it to the reader's
 * time zone. A calendar with a name can be subscribed to.
 */
export function buildCalendarFile(events: readonly CalendarEvent[], now: Date, name?: string): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'DataCoach', product: 'Calendar' },
    ...(name && { name, ttl: HOUR_SECONDS }),
  });
  for (const { id, version, title, text, place, startsAt, endsAt, isCancelled, url } of events) {
    calendar.createEvent({
      id: `${id}@datacoach`,
      sequence: version,
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary: title,
      description: text,
      location: place,
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      alarms: (isCancelled ? [] : REMINDERS).map((trigger) => ({
        type: ICalAlarmType.display,
        trigger,
        description: title,
      })),
    });
  }
  // The last line needs a line break too (3.1).
  return `${calendar}\r\n`;
}

/** Formats "Saturday, March 14th at 18:30 UTC" in the reader's time zone. */
export function formatMoment(moment: Date, timeZone: string | null): string {
  return formatDay(moment, timeZone, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
}
