import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator';

/** A session in a calendar. */
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
 * Formats a calendar file with one event and its reminders (RFC 5545), in UTC: calendars convert it to the reader's
 * time zone.
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { id, version, title, text, place, startsAt, endsAt, isCancelled, url } = event;
  const calendar = new ICalCalendar({ prodId: { company: 'DataCoach', product: 'Coaching' } });
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
  // The last line needs a line break too (3.1).
  return `${calendar}\r\n`;
}
