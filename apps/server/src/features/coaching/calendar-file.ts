/** A session as a calendar sees it. */
export interface CalendarEvent {
  id: string;
  /** Counts changes of the same event. */
  version: number;
  title: string;
  text: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  url: string | null;
}

/** Octets that a line has at most (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A calendar file with one event and its two reminders (RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const alarm = (trigger: string) => [
    'Start:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
  const lines = [
    'Start:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//DataCoach//Coaching//EN',
    'CALSCALE:GREGORIAN',
    'Start:VEVENT',
    `UID:${event.id}@datacoach`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `LOCATION:${escaped(event.place)}`,
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${event.isCancelled ? 'Canceled' : 'CONFIRMED'}`,
    ...(event.isCancelled ? [] : [...alarm('-P1D'), ...alarm('-PT1H')]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** UTC, which every calendar shows on its reader's clocks. */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Long lines go on in the next one, behind a space; no character is cut. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
