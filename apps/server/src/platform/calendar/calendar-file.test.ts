import { expect, test } from 'vitest';
import { buildCalendarFile, type CalendarEvent } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  id: '6f3c',
  version: 2,
  title: 'Rocket League coaching with Änne; pro, really',
  text: `Aim: kickoffs,\nthen ${'shadow defense '.repeat(12)}`,
  place: 'Discord: coach\\anne',
  startsAt: new Date('2026-03-29T16:30:00Z'),
  endsAt: new Date('2026-03-29T17:15:00Z'),
  isCancelled: false,
  url: 'https://datacoach.test/coaching',
};
const NOW = new Date('2026-03-20T10:00:00Z');

/** Parses content lines by the grammar of RFC 5545 (3.1); throws if a line breaks it. */
function parse(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end');
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
    if (/[\r\n\ufffd]/.test(line)) throw new Error(`broken: ${line}`);
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const open: string[] = [];
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`no content line: ${line}`);
    if (name === 'BEGIN') open.push(value!);
    if (name === 'END' && open.pop() !== value) throw new Error(`ends unopened: ${line}`);
  }
  if (open.length > 0) throw new Error(`left open: ${open}`);
  return lines;
}

test('a session is one event in UTC, with reminders a day and an hour before', () => {
  const lines = parse(buildCalendarFile([EVENT], NOW));
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:6f3c@datacoach',
      'SEQUENCE:2',
      'DTSTAMP:20260320T100000Z',
      'DTSTART:20260329T163000Z',
      'DTEND:20260329T171500Z',
      'SUMMARY:Rocket League coaching with Änne\\; pro\\, really',
      'LOCATION:Discord: coach\\\\anne',
      'STATUS:CONFIRMED',
      'TRIGGER:-P1D',
      'TRIGGER:-PT1H',
    ]),
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION:Aim'))).toBe(
    `DESCRIPTION:Aim: kickoffs\\,\\nthen ${'shadow defense '.repeat(12)}`,
  );
});

test('a canceled session keeps its name, says so and has no reminders', () => {
  const lines = parse(buildCalendarFile([{ ...EVENT, isCancelled: true, url: null }], NOW));
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('UID:6f3c@datacoach');
  expect(lines.some((line) => line.startsWith('TRIGGER') || line.startsWith('URL'))).toBe(false);
});
