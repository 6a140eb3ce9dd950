import type { CoachTerms } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { findNextFreeSlot, listQuarters, listSlotsBetween, type SlotRequest } from './free-slots.ts';

const TERMS: CoachTerms = {
  about: '',
  languages: ['en'],
  modes: [10],
  timeZone: 'Europe/Berlin',
  hours: [{ weekday: 7, from: 17 * 60, to: 19 * 60 }],
  daysOff: [],
  bufferMinutes: 15,
  noticeHours: 12,
  takesRecordings: true,
  answersWithinDays: 2,
  place: 'Discord',
};
const NOBODY = new Set<number>();
const asked = (part: Partial<SlotRequest>): SlotRequest => ({
  terms: TERMS,
  minutes: 45,
  from: new Date('2026-03-16T00:00:00Z'),
  to: new Date('2026-04-01T00:00:00Z'),
  coachTaken: NOBODY,
  playerTaken: NOBODY,
  now: new Date('2026-03-16T00:00:00Z'),
  ...part,
});
const starts = (part: Partial<SlotRequest>) =>
  listSlotsBetween(asked(part)).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));
const free = (part: Partial<SlotRequest>) =>
  listSlotsBetween(asked(part)).flatMap(({ startsAt, isFree }) =>
    isFree ? startsAt.toISOString().slice(0, 16) : [],
  );

test("available hours stay in the coach's time zone when daylight saving time starts", () => {
  expect(starts({})).toEqual([
    '2026-03-22T16:00',
    '2026-03-22T17:00',
    '2026-03-29T15:00',
    '2026-03-29T16:00',
  ]);
});

test('available hours are one hour shorter on the night when the clocks go forward', () => {
  const hours = [{ weekday: 7, from: 60, to: 240 }];
  const night = starts({ terms: { ...TERMS, hours, bufferMinutes: 0 }, minutes: 60 });
  expect(night.filter((start) => start.startsWith('2026-03-22'))).toHaveLength(3);
  expect(night.filter((start) => start.startsWith('2026-03-29'))).toEqual([
    '2026-03-29T00:00',
    '2026-03-29T01:00',
  ]);
});

test('available hours are one hour longer on the night when the clocks go back', () => {
  const hours = [{ weekday: 7, from: 60, to: 240 }];
  const terms = { ...TERMS, hours, bufferMinutes: 0 as const };
  const night = starts({
    terms,
    minutes: 60,
    from: new Date('2026-10-24T00:00:00Z'),
    to: new Date('2026-10-26T00:00:00Z'),
  });
  expect(night).toEqual(['2026-10-24T23:00', '2026-10-25T00:00', '2026-10-25T01:00', '2026-10-25T02:00']);
});

test('a time zone with an odd offset reserves every quarter hour it touches', () => {
  const touched = listQuarters(new Date('2026-03-22T16:53:00Z'), 45).map((one) =>
    one.toISOString().slice(11, 16),
  );
  expect(touched).toEqual(['16:45', '17:00', '17:15', '17:30']);
});

test('a day off has no times, and hours until midnight reach up to it', () => {
  const terms = { ...TERMS, daysOff: ['2026-03-22'], hours: [{ weekday: 7, from: 1380, to: 1440 }] };
  expect(starts({ terms })).toEqual(['2026-03-29T21:00']);
});

test('free times exclude when the coach or player is busy, including the buffer', () => {
  const coachTaken = new Set(listQuarters(new Date('2026-03-22T17:00:00Z'), 60).map((one) => one.getTime()));
  expect(free({ coachTaken })).toEqual(['2026-03-22T16:00', '2026-03-29T15:00', '2026-03-29T16:00']);
  const justBehind = new Set([Date.parse('2026-03-22T16:45:00Z')]);
  expect(free({ coachTaken: justBehind })[0]).toBe('2026-03-22T17:00');
  expect(free({ playerTaken: justBehind })[0]).toBe('2026-03-22T16:00');
});

test('free times exclude what starts too soon or in more than 60 days', () => {
  const now = new Date('2026-03-22T04:30:00Z');
  expect(free({ now })[0]).toBe('2026-03-22T17:00');
  expect(findNextFreeSlot({ ...asked({ now }) })?.toISOString()).toBe('2026-03-22T17:00:00.000Z');
  expect(free({ now: new Date('2026-01-20T00:00:00Z') })).toEqual([]);
  expect(findNextFreeSlot({ ...asked({ now }), terms: { ...TERMS, hours: [] } })).toBeNull();
});

test('free times end in a night in which the clocks skip midnight', () => {
  const terms: CoachTerms = { ...TERMS, timeZone: 'Atlantic/Azores' };
  const now = new Date('2027-03-22T00:00:00Z');
  expect(findNextFreeSlot({ ...asked({ now }), terms: { ...terms, hours: [] } })).toBeNull();
  // 28 March, 17:00 in daylight saving time, which is UTC there.
  expect(findNextFreeSlot({ ...asked({ now }), terms })?.toISOString()).toBe('2027-03-28T17:00:00.000Z');
});
