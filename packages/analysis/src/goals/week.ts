/** A week of a player: Monday 00:00 to Sunday 24:00 in his zone. */
export interface Week {
  /** Its Monday, as in 2026-11-16. */
  startsOn: string;
  startsAt: Date;
  /** The Monday after it, 00:00. */
  endsAt: Date;
}

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;

type Fields = 'date' | 'moment';
const FIELDS: Readonly<Record<Fields, Intl.DateTimeFormatOptions>> = {
  date: {},
  moment: { dateStyle: 'short', timeStyle: 'medium' },
};
/** Making one costs a hundred times what using it does. There are a few hundred zones, but names in any case and offsets. */
const MAX_FORMATS = 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish dates are ISO dates. */
function written(moment: Date, timeZone: string, fields: Fields): string {
  const key = `${fields} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...FIELDS[fields] });
    formats.set(key, format);
  }
  return format.format(moment);
}

/** The date that a moment has in a zone, as in 2026-11-16. */
export function localDate(moment: Date, timeZone: string): string {
  return written(moment, timeZone, 'date');
}

/** The week that a moment falls in. */
export function weekOf(moment: Date, timeZone: string): Week {
  const today = localDate(moment, timeZone);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % DAYS;
  return weekFrom(addDays(today, -sinceMonday), timeZone);
}

/** The week of a Monday. */
export function weekFrom(startsOn: string, timeZone: string): Week {
  return {
    startsOn,
    startsAt: midnight(startsOn, timeZone),
    endsAt: midnight(addDays(startsOn, DAYS), timeZone),
  };
}

/** A date some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** When a date begins in a zone; where clocks skip midnight, the first moment after. */
export function midnight(date: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`);
  // Midnight is at most 14 hours from that of UTC; clocks are changed once in these two days, if at all.
  const found = [wanted - DAY_MS, wanted + DAY_MS]
    .map((near) => wanted - offsetAt(new Date(near), timeZone))
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment));
  return found.find((moment) => localDate(moment, timeZone) >= date) ?? found[1]!;
}

/** How far a zone is ahead of UTC, ms. */
function offsetAt(moment: Date, timeZone: string): number {
  const shown = written(moment, timeZone, 'moment');
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - seconds;
}
