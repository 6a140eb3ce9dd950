const MONTH_NAMES = 'January February March April May June July August September October November December';
const MONTHS = MONTH_NAMES.split(' ');

/** 1 → "1st", 12 → "12th", 23 → "23rd". */
export function ordinal(day: number): string {
  const tens = day % 100;
  if (tens >= 11 && tens <= 13) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
}

/** A moment, or what `new Date` makes one of. */
type Moment = Date | string | number;

/** Formats a local date as "March 10th, 2026" (specification.md 9). */
export function formatDate(moment: Moment): string {
  const date = new Date(moment);
  return `${MONTHS[date.getMonth()]} ${ordinal(date.getDate())}, ${date.getFullYear()}`;
}

/** Returns how English writes the 12 or 24 hours of a locale, the browser's if none is given. */
function getHourStyle(locale?: string) {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
    ? ({ english: 'en-US', hour: 'numeric' } as const)
    : ({ english: 'en-GB', hour: '2-digit' } as const);
}

/** Formats a time of day by the browser's locale, "6:55 PM" or "18:55", in the user's time zone or a given one. */
export function formatTimeOfDay(moment: Moment, timeZone?: string, locale?: string): string {
  const { english, hour } = getHourStyle(locale);
  const format = new Intl.DateTimeFormat(english, { hour, minute: '2-digit', timeZone });
  // The space before PM doesn't break.
  return format.format(new Date(moment)).replace(/\s/, '\u00a0');
}

/** Parses the recorder's local time `YYYY-MM-DDTHH:MM:SS`, kept as written regardless of the user's time zone. */
export function parseLocalDate(text: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = match.slice(1).map(Number);
  const date = new Date(year, month - 1, day, hours, minutes);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats "March 10th" in the current year, else with its year (decisions.md 19.8). */
export function formatShortDate(moment: Moment, now: Date = new Date()): string {
  const text = formatDate(moment);
  return new Date(moment).getFullYear() === now.getFullYear() ? text.slice(0, text.lastIndexOf(',')) : text;
}
