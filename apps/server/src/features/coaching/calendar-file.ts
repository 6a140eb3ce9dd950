import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator';

/** A session as a calendar sees it. */
export interface CalendarEvent {
  id: string;
  /** Counts changes of the same event. */
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
/** Reminders, seconds before. */
const REMINDERS = [24 * HOUR_SECONDS, HOUR_SECONDS];

/** A calendar file with one event and its reminders (RFC 5545), in UTC: calendars show it on their reader's clocks. */
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
  // The last line has an end too (3.1).
  return `${calendar}\r\n`;
}
