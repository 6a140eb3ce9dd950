import { afterEach, expect, test } from 'vitest';
import { addDays, getLocalDay, startOfDay } from './date.ts';

const own = process.env.TZ;
afterEach(() => {
  process.env.TZ = own;
});

test.each([
  // Time zones that skip midnight, repeat it, or change clocks at night.
  ['America/Havana', '2027-03-13', '2027-03-14', '2027-03-14T05:00:00.000Z'],
  ['America/Havana', '2026-10-31', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', '2027-01-01', '2026-12-31T10:00:00.000Z'],
])('in %s the day after %s is %s and starts at %s', (timeZone, day, next, start) => {
  process.env.TZ = timeZone;
  expect(addDays(day, 1)).toBe(next);
  expect(addDays(next, -1)).toBe(day);
  expect(startOfDay(next).toISOString()).toBe(start);
  expect(getLocalDay(new Date(start))).toBe(next);
  expect(getLocalDay(new Date(Date.parse(start) - 60_000))).toBe(day);
});
