import type { AvailableHours } from '@datacoach/contract';

const SPAN = /^(\d{1,2}):(00|15|30|45)\s*[-–]\s*(\d{1,2}):(00|15|30|45)$/;
const DAY_MINUTES = 24 * 60;

/** Hours of a weekday (Monday 1) as they are written: "17:00-19:00, 20:00-22:00". */
export function hoursText(hours: readonly AvailableHours[], weekday: number): string {
  return hours
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => `${clock(from)}-${clock(to)}`)
    .join(', ');
}

/** The hours of such a text; null when it is none. */
export function readHours(text: string, weekday: number): AvailableHours[] | null {
  const spans = text.split(',').flatMap((part) => part.trim() || []);
  const read: AvailableHours[] = [];
  for (const span of spans) {
    const match = SPAN.exec(span);
    if (!match) return null;
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number);
    const from = fromHour * 60 + fromMinute;
    const to = toHour * 60 + toMinute;
    if (from >= to || to > DAY_MINUTES) return null;
    read.push({ weekday, from, to });
  }
  return read;
}

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
