import { expect, test } from 'vitest';
import { timeInZone } from './event-words.ts';

test("shows an event's time in its zone, in the usual date format", () => {
  expect(timeInZone('2026-11-25T19:00:00.000Z', 'Europe/Berlin')).toBe('Wednesday, November 25th, 20:00');
  expect(timeInZone('2026-03-01T23:05:00.000Z', 'Asia/Tokyo')).toBe('Monday, March 2nd, 08:05');
});
