import type { TeamEvent } from '@datacoach/contract';
import { IconCalendarPlus } from '@tabler/icons-react';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';

const KINDS = { practice: 'Practice', scrim: 'Scrim' } as const;
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

export function EventFacts({ event }: { event: TeamEvent }) {
  const { kind, title, text, startsAt, minutes, isCanceled } = event;
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + minutes * 60_000);
  return (
    <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
      <b className={isCanceled ? 'line-through' : undefined}>{title}</b>
      <span className="s12 t2">
        {isCanceled ? 'Canceled' : KINDS[kind]} · {WEEKDAY.format(start)}, {formatShortDate(start)},{' '}
        {formatTimeOfDay(start)}–{formatTimeOfDay(end)}
      </span>
      {text && <span className="s12 t3 whitespace-pre-line">{text}</span>}
    </span>
  );
}

export function CalendarFeed({ url }: { url: string | null }) {
  if (url === null) return null;
  return (
    <details className="mt-3">
      <summary className="s12 t2 cursor-pointer">
        <IconCalendarPlus className="inline align-[-2px]" size={14} stroke={1.6} aria-hidden="true" /> Add to
        your calendar
      </summary>
      <div className="grid gap-1 mt-2 wrap-anywhere">
        <CopyLine text={url} what="the calendar address" />
        <p className="s12 t3">
          Subscribe to this address in Google Calendar, Apple Calendar or Outlook. Changes show up
          automatically. Keep it private: anyone with it sees your events.
        </p>
      </div>
    </details>
  );
}
