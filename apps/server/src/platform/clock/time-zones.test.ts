import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from './clock.ts';
import {
  addMonths,
  getMidnight,
  getMonday,
  getWeek,
  getWeekFrom,
  toMoment,
  toWallClock,
} from './time-zones.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

test('a week runs from Monday 00:00 to Sunday 24:00 in the player’s zone', () => {
  const sundayLate = new Date('2026-11-22T14:59:59Z');
  expect(getWeek(sundayLate, 'Asia/Tokyo')).toEqual({
    startsOn: '2026-11-16',
    startsAt: new Date('2026-11-15T15:00:00Z'),
    endsAt: new Date('2026-11-22T15:00:00Z'),
  });
  expect(getWeek(new Date('2026-11-22T15:00:00Z'), 'Asia/Tokyo').startsOn).toBe('2026-11-23');
  expect(getWeek(sundayLate, 'America/Los_Angeles').startsAt).toEqual(new Date('2026-11-16T08:00:00Z'));
  expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(getMonday)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ]);
});

test('a week with a clock change is an hour longer or shorter', () => {
  const hours = (monday: string) => {
    const { startsAt, endsAt } = getWeekFrom(monday, 'Europe/Berlin');
    return (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;
  };
  expect(['2026-03-23', '2026-06-01', '2026-10-19'].map(hours)).toEqual([167, 168, 169]);
});

test.each([
  ['Atlantic/Azores', '2027-03-28', '2027-03-28T01:00:00Z'],
  ['America/Havana', '2027-03-14', '2027-03-14T05:00:00Z'],
  // Midnight comes twice: clocks go back to the day before.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z'],
  // Samoa's calendar skipped this whole day.
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z'],
])('in %s %s starts at %s', (timeZone, date, start) => {
  expect(getMidnight(date, timeZone)).toEqual(new Date(start));
});

test.each([
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '20:00', 'Europe/Berlin', '2026-10-25T19:00:00.000Z'],
  ['2026-07-01', '20:00', 'America/St_Johns', '2026-07-01T22:30:00.000Z'],
  ['2026-07-01', '00:15', 'Pacific/Auckland', '2026-06-30T12:15:00.000Z'],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
])('%s %s in %s is %s, even around clock changes', (date, time, timeZone, moment) => {
  expect(toMoment({ date, time }, timeZone).toISOString()).toBe(moment);
});

/** Returns what the platform's formatter shows: Swedish dates are ISO dates. */
const shownIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at: number) => format.format(at);
};

test('days start and times resolve as clocks show around both changes in every zone, the first if ambiguous', () => {
  const wrong: string[] = [];
  const changes = { forward: 0, back: 0 };
  for (const timeZone of ZONES) {
    const shown = shownIn(timeZone);
    const ahead = (at: number) => Date.parse(`${shown(at).replace(' ', 'T')}Z`) - at;
    for (let noon = Date.UTC(2027, 0, 1, 12); noon < Date.UTC(2028, 0, 1); noon += 24 * HOUR_MS) {
      const change = ahead(noon + 24 * HOUR_MS) - ahead(noon);
      if (change === 0) continue;
      changes[change > 0 ? 'forward' : 'back']++;
      for (const at of [noon, noon + 24 * HOUR_MS]) {
        const date = shown(at).slice(0, 10);
        const start = getMidnight(date, timeZone).getTime();
        const isFirst = shown(start - MINUTE_MS).slice(0, 10) < date;
        if (!isFirst || shown(start).slice(0, 10) !== date) wrong.push(`${timeZone} ${date}`);
      }
      const seen = new Map<string, number>();
      for (let at = noon; at < noon + 24 * HOUR_MS; at += 15 * MINUTE_MS) {
        const clock = toWallClock(new Date(at), timeZone);
        const text = `${clock.date} ${clock.time}`;
        if (!seen.has(text)) seen.set(text, at);
        const isRight = text === shown(at) && toMoment(clock, timeZone).getTime() === seen.get(text);
        if (!isRight) wrong.push(`${timeZone} ${text}`);
      }
      // Skipped times are shifted by the length of the gap.
      const [first, last] = [ahead(noon), ahead(noon + 24 * HOUR_MS)];
      for (let at = noon + first; at < noon + 24 * HOUR_MS + last; at += 15 * MINUTE_MS) {
        const [date = '', time = ''] = new Date(at).toISOString().slice(0, 16).split('T');
        if (seen.has(`${date} ${time}`)) continue;
        if (toMoment({ date, time }, timeZone).getTime() !== at - first) wrong.push(`${timeZone} ${time}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(changes.forward).toBeGreaterThan(100);
  expect(changes.back).toBeGreaterThan(100);
});

test.each([
  ['2026-01-31T12:00:00Z', 1, '2026-02-28T12:00:00Z'],
  ['2028-01-31T12:00:00Z', 1, '2028-02-29T12:00:00Z'],
  ['2026-11-15T23:30:00Z', 3, '2027-02-15T23:30:00Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from), months))).toEqual(new Date(to));
});
