import { addDays, localDate } from '@datacoach/analysis';
import { momentOf } from '../../platform/clock/wall-clock.ts';

/** When the daily digest goes out, in the reader's time zone. */
const TIME = '08:00';

/** The next moment, after `now`, at which the clocks of the time zone show eight; UTC where none is known. */
export function nextMorning(now: Date, timeZone: string | null): Date {
  const zone = timeZone ?? 'UTC';
  const today = localDate(now, zone);
  const morning = momentOf({ date: today, time: TIME }, zone);
  return morning > now ? morning : momentOf({ date: addDays(today, 1), time: TIME }, zone);
}
