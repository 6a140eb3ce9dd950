/** The calendar day of a moment in a time zone, as `YYYY-MM-DD`; UTC where none is known. */
export function localDay(timeZone: string | null): (at: Date) => string {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone ?? 'UTC' });
  return (at) => format.format(at);
}
