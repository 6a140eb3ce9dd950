/** The reader's day of a moment, as addresses and date fields write it: "2026-03-10". Swedish dates are ISO dates. */
export function localDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE').format(moment);
}

/** The moment at which a day begins for the reader, or one some days later. */
export function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

/** A day some days later. */
export function addDays(day: string, days: number): string {
  return localDay(startOfDay(day, days));
}
