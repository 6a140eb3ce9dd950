import { formatDate } from '../../shared/format/date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats an age: "now", "2 min", "3 h", "6 d", then the date. */
export function formatHowLongAgo(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime();
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  if (age < 7 * DAY_MS) return `${Math.floor(age / DAY_MS)} d`;
  return formatDate(then);
}
