import { Temporal } from 'temporal-polyfill';

/** What the clocks of a zone show: the day, as in 2026-11-16, and the time, as in 19:30. */
interface WallClock {
  date: string;
  time: string;
}

/** A week of a player: Monday 00:00 to Sunday 24:00 in their zone. */
export interface Week {
  /** Its Monday, as in 2026-11-16. */
  startsOn: string;
  startsAt: Date;
  /** The Monday after it, 00:00. */
  endsAt: Date;
}

const zoned = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

const dateOf = ({ epochMilliseconds }: { epochMilliseconds: number }) => new Date(epochMilliseconds);

export function wallClockOf(moment: Date, timeZone: string): WallClock {
  const shown = zoned(moment, timeZone);
  const time = shown.toPlainTime().toString({ smallestUnit: 'minute' });
  return { date: shown.toPlainDate().toString(), time };
}

/**
 * When the clocks of a zone show a day and time; of two moments the first, and where the clocks skip it, as much later
 * as they skip. Throws RangeError for what is no time.
 */
export function momentOf({ date, time }: WallClock, timeZone: string): Date {
  return dateOf(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone));
}

/** The date that a moment has in a zone, as in 2026-11-16. */
export function localDate(moment: Date, timeZone: string): string {
  return zoned(moment, timeZone).toPlainDate().toString();
}

/** When a date begins in a zone; where clocks skip midnight, the first moment after. */
export function midnight(date: string, timeZone: string): Date {
  return dateOf(Temporal.PlainDate.from(date).toZonedDateTime(timeZone));
}

/** A date some days later. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** 1 on Mondays, 7 on Sundays. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** The week that a moment falls in. */
export function weekOf(moment: Date, timeZone: string): Week {
  return weekFrom(mondayOf(localDate(moment, timeZone)), timeZone);
}

/** The week of a Monday. */
export function weekFrom(startsOn: string, timeZone: string): Week {
  return {
    startsOn,
    startsAt: midnight(startsOn, timeZone),
    endsAt: midnight(addDays(startsOn, 7), timeZone),
  };
}

/** The same day some months later, at the same time of UTC; the last day of a month that has no such day. */
export function monthsAfter(anchor: number, months: number): number {
  return zoned(new Date(anchor), 'UTC').add({ months }).epochMilliseconds;
}
