import { expect, test } from 'vitest';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatDayAndTimeInZone } from './event-text.ts';

test.each([
  ['2026-11-25T19:00:00.000Z', 'Europe/Berlin', 'Wednesday, November 25th'],
  ['2026-03-01T23:05:00.000Z', 'Asia/Tokyo', 'Monday, March 2nd'],
])("shows an event's time %s in its zone %s, in the usual date format", (moment, zone, day) => {
  expect(formatDayAndTimeInZone(moment, zone)).toBe(`${day}, ${formatTimeOfDay(new Date(moment), zone)}`);
});
