import { expect, test } from 'vitest';
import { getPlayedAt } from './describe-source-upload.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const iso = (
  startEpoch: number | null,
  localDate: string | null,
  timeZone: string | null = null,
): string | null => getPlayedAt({ startEpoch, localDate }, timeZone, NOW)?.toISOString() ?? null;

test("the match time is the game servers' start time rather than the header date", () => {
  expect(iso(1_773_168_627, '2020-01-01T00:00:00')).toBe('2026-03-10T18:50:27.000Z');
});

test("the header date is read as the uploader's wall clock", () => {
  expect(iso(null, '2026-03-10T19:50:27', 'Europe/Berlin')).toBe('2026-03-10T18:50:27.000Z');
  expect(iso(null, '2026-07-10T19:50:27', 'Europe/Berlin')).toBe('2026-07-10T17:50:27.000Z');
  expect(iso(null, '2026-03-10T19:50:27', 'Asia/Kolkata')).toBe('2026-03-10T14:20:27.000Z');
});

test('the header date is read as UTC without a time zone', () => {
  expect(iso(null, '2026-03-10T19:50:27')).toBe('2026-03-10T19:50:27.000Z');
});

test('the match time keeps the same wall clock around a clock change', () => {
  const moment = getPlayedAt({ startEpoch: null, localDate: '2026-03-29T03:30:00' }, 'Europe/Berlin', NOW)!;
  const shown = moment.toLocaleString('en-GB', { timeZone: 'Europe/Berlin' });
  expect(shown).toContain('03:30:00');
});

test('the match time is never in the future, and null without any date', () => {
  expect(iso(null, '2030-01-01T00:00:00')).toBe(NOW.toISOString());
  expect(iso(4_000_000_000, null)).toBe(NOW.toISOString());
  expect(iso(null, null)).toBeNull();
  expect(iso(null, 'last Tuesday')).toBeNull();
});
