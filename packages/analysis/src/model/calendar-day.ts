const DAY_MS = 24 * 60 * 60_000;

/** Adds days to a date (`YYYY-MM-DD`, in the caller's time zone). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days from `from` to `to`; negative if `to` is earlier. */
export const countDaysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
