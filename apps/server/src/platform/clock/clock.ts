import { localDate, midnight } from '@datacoach/analysis';

const MINUTE_MS = 60_000;

/** What the clocks of a zone show: the day, as in 2026-11-16, and the time, as in 19:30. */
interface WallClock {
  date: string;
  time: string;
}

/** Making one costs a hundred times what using it does. There are a few hundred zones, but names in any case and offsets. */
const MAX_FORMATS = 1000;
const timeFormats = new Map<string, Intl.DateTimeFormat>();

export function wallClockOf(moment: Date, timeZone: string): WallClock {
  let time = timeFormats.get(timeZone);
  if (!time) {
    if (timeFormats.size >= MAX_FORMATS) timeFormats.clear();
    time = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });
    timeFormats.set(timeZone, time);
  }
  return { date: localDate(moment, timeZone), time: time.format(moment) };
}

/**
 * When the clocks of a zone show a day and time; of two moments the first, and where the clocks skip it, as much later
 * as they skip.
 */
export function momentOf({ date, time }: WallClock, timeZone: string): Date {
  const wanted = minutesOf(time);
  const guess = new Date(midnight(date, timeZone).getTime() + wanted * MINUTE_MS);
  // The clocks may have been changed since midnight.
  const shown = wallClockOf(guess, timeZone);
  const days = (Date.parse(shown.date) - Date.parse(date)) / (24 * 60 * MINUTE_MS);
  const early = wanted - (minutesOf(shown.time) + days * 24 * 60);
  if (early === 0) return guess;
  const moved = new Date(guess.getTime() + early * MINUTE_MS);
  const reached = wallClockOf(moved, timeZone);
  return reached.time === time && reached.date === date ? moved : guess;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Source of the current time; tests move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The same day some months later, at the same time; the last day of a month that has no such day. */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor);
  const target = new Date(anchor);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return target.getTime();
}
