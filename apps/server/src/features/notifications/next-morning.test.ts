import { expect, test } from 'vitest';
import { getNextMorning } from './add-notification.ts';

test.each([
  ['2026-11-22T07:59:59Z', null, '2026-11-22T08:00:00Z'],
  ['2026-11-22T08:00:00Z', 'UTC', '2026-11-23T08:00:00Z'],
  ['2026-11-22T08:20:00Z', 'UTC', '2026-11-23T08:00:00Z'],
  ['2026-11-22T02:10:00Z', 'Asia/Kathmandu', '2026-11-22T02:15:00Z'],
  ['2026-11-22T02:20:00Z', 'Asia/Kathmandu', '2026-11-23T02:15:00Z'],
  // A night that is one hour shorter, and one in which the clocks skip midnight.
  ['2026-03-28T07:30:00Z', 'Europe/Berlin', '2026-03-29T06:00:00Z'],
  ['2027-03-27T20:00:00Z', 'Atlantic/Azores', '2027-03-28T08:00:00Z'],
])('after %s in %s the next morning is %s', (now, timeZone, morning) => {
  expect(getNextMorning(new Date(now), timeZone)).toEqual(new Date(morning));
});
