/** When the daily digest goes out, in the reader's time zone. */
const HOUR = 8;
const HOUR_MS = 3_600_000;

/** The next full hour at which the clock of the time zone shows eight; UTC where none is known. */
export function nextMorning(now: Date, timeZone: string | null): Date {
  const format = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
  });
  const quarter = HOUR_MS / 4;
  // Zones are off by quarters of an hour; within a day every hour comes, but where clocks leap over it.
  for (let at = (Math.floor(now.getTime() / quarter) + 1) * quarter; ; at += quarter) {
    const time = new Date(at);
    if (Number(format.format(time)) === HOUR) return time;
    if (at - now.getTime() > 25 * HOUR_MS) return time;
  }
}
