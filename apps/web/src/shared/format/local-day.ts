/** Returns the user's local day at a time, as URLs and date inputs write it: "2026-03-10". Swedish dates are ISO dates. */
export function getLocalDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE').format(moment);
}

/** Returns when a day starts in the user's time zone, or a number of days later. */
export function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

export function addDays(day: string, days: number): string {
  return getLocalDay(startOfDay(day, days));
}
