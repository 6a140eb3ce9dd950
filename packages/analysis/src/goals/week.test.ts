import { expect, test } from 'vitest';
import { addDays, localDate, weekFrom, weekOf } from './week.ts';

const HOUR_MS = 3_600_000;

test('a week runs from Monday 00:00 to Sunday 24:00 in the player’s zone', () => {
  const sundayLate = new Date('2026-11-22T14:59:59Z');
  expect(weekOf(sundayLate, 'Asia/Tokyo')).toEqual({
    startsOn: '2026-11-16',
    startsAt: new Date('2026-11-15T15:00:00Z'),
    endsAt: new Date('2026-11-22T15:00:00Z'),
  });
  expect(weekOf(new Date('2026-11-22T15:00:00Z'), 'Asia/Tokyo').startsOn).toBe('2026-11-23');
  expect(weekOf(sundayLate, 'America/Los_Angeles').startsAt).toEqual(new Date('2026-11-16T08:00:00Z'));
  expect(localDate(sundayLate, 'Asia/Tokyo')).toBe('2026-11-22');
});

test('a week in which the clocks change is an hour longer or shorter', () => {
  const hours = (monday: string) => {
    const { startsAt, endsAt } = weekFrom(monday, 'Europe/Berlin');
    return (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;
  };
  expect(['2026-03-23', '2026-06-01', '2026-10-19'].map(hours)).toEqual([167, 168, 169]);
  expect(weekFrom('2026-10-26', 'Europe/Berlin').startsAt).toEqual(new Date('2026-10-25T23:00:00Z'));
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
});
