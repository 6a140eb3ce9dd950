import { formatNumber } from '@datacoach/analysis/format-number';

const MONTH_NAMES = 'January February March April May June July August September October November December';
const MONTHS = MONTH_NAMES.split(' ');

/** 1 → "1st", 12 → "12th", 23 → "23rd". */
export function formatOrdinal(day: number): string {
  const tens = day % 100;
  if (tens >= 11 && tens <= 13) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
}

/** A moment, or what `new Date` makes one of. */
type Moment = Date | string | number;

/** Formats a local date as "March 10th, 2026" (specification.md 9). */
export function formatDate(moment: Moment): string {
  const date = new Date(moment);
  return `${MONTHS[date.getMonth()]} ${formatOrdinal(date.getDate())}, ${date.getFullYear()}`;
}

/** Returns how English writes the 12 or 24 hours of a locale, the browser's if none is given. */
const getHourStyle = (locale?: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
    ? ({ english: 'en-US', hour: 'numeric' } as const)
    : ({ english: 'en-GB', hour: '2-digit' } as const);

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

const MINUTE = 60;

/** Formats seconds: 50.94 → "50.9" and "s"; from one minute as m:ss, rounded, without a unit: 245.6 → "4:06". */
export const timeSpan = (seconds: number, decimals: number): { text: string; unit: 's' | '' } =>
  Number(seconds.toFixed(decimals)) < MINUTE
    ? { text: formatNumber(seconds, decimals), unit: 's' }
    : { text: formatClock(Math.round(seconds)), unit: '' };

/** Formats seconds as m:ss, rounded down like the game clock: 179.9 → "2:59". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats the scoreboard clock as players say it: time left, or "+0:42" in overtime. */
export const formatClockTime = ({ seconds, overtime }: { seconds: number; overtime: boolean }): string =>
  overtime ? `+${formatClock(seconds)}` : formatClock(Math.ceil(seconds));

/** Returns the user's local day at a time, as URLs and date inputs write it: "2026-03-10". Swedish dates are ISO dates. */
export const getLocalDay = (moment: Date): string => new Intl.DateTimeFormat('sv-SE').format(moment);

/** Returns when a day starts in the user's time zone, or a number of days later. */
export function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

export const addDays = (day: string, days: number): string => getLocalDay(startOfDay(day, days));
