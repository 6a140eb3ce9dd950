import { describe, expect, test } from 'vitest';
import { formatDate, formatOrdinal, formatTimeOfDay, parseLocalDate } from './date.ts';

describe('dates', () => {
  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [30, '30th'],
    [31, '31st'],
  ])('formats day %i as %s', (day, text) => {
    expect(formatOrdinal(day)).toBe(text);
  });

  test('writes month, day with ordinal, and year', () => {
    expect(formatDate(new Date(2026, 2, 10))).toBe('March 10th, 2026');
  });

  test("keeps the recorder's local time from the file", () => {
    const date = parseLocalDate('2026-03-10T18:05:09');
    expect(date && formatDate(date)).toBe('March 10th, 2026');
    expect(date && formatTimeOfDay(date, undefined, 'de')).toBe('18:05');
  });

  test.each([
    ['en-US', '8:05\u00a0AM', '6:55\u00a0PM'],
    ['en-AU', '8:05\u00a0AM', '6:55\u00a0PM'],
    ['en-GB', '08:05', '18:55'],
    ['de-DE', '08:05', '18:55'],
    ['ko-KR', '8:05\u00a0AM', '6:55\u00a0PM'],
  ])('formats times of day with the hours of %s, in English', (locale, morning, evening) => {
    expect(formatTimeOfDay(new Date('2026-03-10T08:05:00Z'), 'UTC', locale)).toBe(morning);
    expect(formatTimeOfDay(new Date('2026-03-10T17:55:00Z'), 'Europe/Berlin', locale)).toBe(evening);
  });

  test("returns null for text that isn't a date", () => {
    expect(parseLocalDate('yesterday')).toBeNull();
  });
});
