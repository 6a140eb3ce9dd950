import { formatShortDate, formatTimeOfDay, ordinal } from '../../../shared/format/date.ts';

/** Formats "Thursday, March 12th, 21:00" in the user's zone. */
export function dayAndTime(moment: string): string {
  const date = new Date(moment);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(date);
  return `${weekday}, ${formatShortDate(date)}, ${formatTimeOfDay(date)}`;
}

/** Formats "Thursday, March 12th, 21:00" in a given zone. */
export function timeInZone(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const day = `${parts.get('month')} ${ordinal(Number(parts.get('day')))}`;
  return `${parts.get('weekday')}, ${day}, ${parts.get('hour')}:${parts.get('minute')}`;
}
