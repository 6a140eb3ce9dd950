import { expect, test } from 'vitest';
import { addDays, localDate, midnight, weekFrom, weekOf } from './week.ts';

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

test('a day begins at midnight, or with the first moment after it where the clocks skip it', () => {
  expect(midnight('2027-03-28', 'Atlantic/Azores')).toEqual(new Date('2027-03-28T01:00:00Z'));
  expect(midnight('2027-03-14', 'America/Havana')).toEqual(new Date('2027-03-14T05:00:00Z'));
  // Midnight comes twice, and is turned back to the day before.
  expect(midnight('2026-11-01', 'America/Havana')).toEqual(new Date('2026-11-01T04:00:00Z'));
  expect(midnight('2026-04-05', 'America/Santiago')).toEqual(new Date('2026-04-05T04:00:00Z'));
});

test('every day of every zone begins with the first moment that bears its date', () => {
  const wrong: string[] = [];
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    for (let date = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
      const begins = midnight(date, timeZone);
      const before = localDate(new Date(begins.getTime() - 1000), timeZone);
      if (localDate(begins, timeZone) !== date || before >= date) wrong.push(`${timeZone} ${date}`);
    }
  }
  expect(wrong).toEqual([]);
}, 30_000);
