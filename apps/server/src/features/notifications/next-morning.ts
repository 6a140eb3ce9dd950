import { addDays, localDate, momentOf } from '../../platform/clock/time-zones.ts';

/** Time of the daily digest, in the reader's time zone. */
const TIME = '08:00';

/** Returns the next time after `now` at which it is eight in the time zone; UTC if unknown. */
export function nextMorning(now: Date, timeZone: string | null): Date {
  const zone = timeZone ?? 'UTC';
  const today = localDate(now, zone);
  const morning = momentOf({ date: today, time: TIME }, zone);
  return morning > now ? morning : momentOf({ date: addDays(today, 1), time: TIME }, zone);
}
