const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the week that runs where the administrator is. */
export function mondayOf(now: Date): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const sinceMonday = (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return dateOf(today - sinceMonday * DAY_MS);
}

/** The Sunday that ends so many weeks; the date itself while it cannot be read. */
export function lastDayOf(startsOn: string, weeks: number): string {
  const start = Date.parse(startsOn);
  return Number.isNaN(start) ? startsOn : dateOf(start + (weeks * WEEK_DAYS - 1) * DAY_MS);
}

export function weeksBetween(startsOn: string, endsOn: string): number {
  return Math.round((Date.parse(endsOn) - Date.parse(startsOn) + DAY_MS) / (WEEK_DAYS * DAY_MS));
}
