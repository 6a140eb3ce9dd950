import { formatOrdinal, formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';

/** Formats "Thursday, March 12th, 9:00 PM" in the user's zone. */
export function formatDayAndTime(moment: string): string {
  const date = new Date(moment);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(date);
  return `${weekday}, ${formatShortDate(date)}, ${formatTimeOfDay(date)}`;
}

/** Formats "Thursday, March 12th, 9:00 PM" in a given zone. */
export function formatDayAndTimeInZone(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const date = new Date(moment);
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const day = `${parts.get('month')} ${formatOrdinal(Number(parts.get('day')))}`;
  return `${parts.get('weekday')}, ${day}, ${formatTimeOfDay(date, timeZone)}`;
}
