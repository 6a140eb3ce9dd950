const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `3rd`. */
export const formatOrdinal = (day: number): string => `${day}${SUFFIXES[ORDINALS.select(day)] ?? 'th'}`;

/** `March 3rd` (specification.md 9); `options` add weekday, year or time of day. */
export function formatDay(moment: Date, timeZone: string | null, options: Intl.DateTimeFormatOptions = {}) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZone ?? 'UTC',
    month: 'long',
    day: 'numeric',
    ...options,
  });
  const parts = format.formatToParts(moment);
  return parts.map(({ type, value }) => (type === 'day' ? formatOrdinal(Number(value)) : value)).join('');
}

/** `March 3rd, 2026`, in UTC. */
export const formatLongDay = (moment: Date): string => formatDay(moment, 'UTC', { year: 'numeric' });
