import { Temporal } from 'temporal-polyfill';

/** What clocks in a zone show: the day, such as 2026-11-16, and the time, such as 19:30. */
interface WallClock {
  date: string;
  time: string;
}

/** A player's week: Monday 00:00 to Sunday 24:00 in their zone. */
export interface Week {
  /** Its Monday, such as 2026-11-16. */
  startsOn: string;
  startsAt: Date;
  /** The next Monday, 00:00. */
  endsAt: Date;
}

const toZoned = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

const toDate = ({ epochMilliseconds }: { epochMilliseconds: number }) => new Date(epochMilliseconds);

export function toWallClock(moment: Date, timeZone: string): WallClock {
  const shown = toZoned(moment, timeZone);
  const time = shown.toPlainTime().toString({ smallestUnit: 'minute' });
  return { date: shown.toPlainDate().toString(), time };
}

/**
 * Returns the moment at which clocks in a zone show a day and time: the first if there are two, shifted by the gap if
 * skipped. Throws RangeError for an invalid time.
 */
export function toMoment({ date, time }: WallClock, timeZone: string): Date {
  return toDate(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone));
}

/** Returns the date of a moment in a zone, such as 2026-11-16. */
export function formatLocalDate(moment: Date, timeZone: string): string {
  return toZoned(moment, timeZone).toPlainDate().toString();
}

/** Returns when a date starts in a zone; the first moment after if clocks skip midnight. */
export function getMidnight(date: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(date).toZonedDateTime(timeZone));
}

/** Returns the date some days later. */
export const addDays = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

/** Returns 1 for Monday to 7 for Sunday. */
export const getWeekday = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** Returns the Monday of a date's week. */
export const getMonday = (date: string): string => addDays(date, 1 - getWeekday(date));

/** Returns the week that contains a moment. */
export function getWeek(moment: Date, timeZone: string): Week {
  return getWeekFrom(getMonday(formatLocalDate(moment, timeZone)), timeZone);
}

/** Returns the week starting on a Monday. */
export function getWeekFrom(startsOn: string, timeZone: string): Week {
  return {
    startsOn,
    startsAt: getMidnight(startsOn, timeZone),
    endsAt: getMidnight(addDays(startsOn, 7), timeZone),
  };
}

/** Returns the same day some months later at the same UTC time, or the month's last day if it has no such day. */
export function addMonths(anchor: number, months: number): number {
  return toZoned(new Date(anchor), 'UTC').add({ months }).epochMilliseconds;
}
