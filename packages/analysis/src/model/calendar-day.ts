const DAY_MS = 24 * 60 * 60_000;

/** A date (`YYYY-MM-DD`, of whatever zone the caller counts in) some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
