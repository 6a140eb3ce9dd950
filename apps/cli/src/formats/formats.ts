import { type MatchEvent, type MatchInsight, type MatchReport, toBallchasing } from '@datacoach/analysis';
import { type EventKind, getTrustLevel } from '@datacoach/analysis/metadata';
import { printTable } from './print-table.ts';

export interface Printable {
  report: MatchReport;
  /** Empty if only the scoreboard could be read. */
  events: readonly MatchEvent[];
  /** What the events add; null if there is only the report. */
  insight: MatchInsight | null;
}

/** Prints one JSON line per event with its source file, so it can be checked against the game. */
function printEvents(events: readonly MatchEvent[], file: string): string {
  return events
    .map((event) => `${JSON.stringify({ file, ...event, trust: getTrustLevel(event.kind as EventKind) })}\n`)
    .join('');
}

export interface Format {
  readonly name: string;
  /** Whether the format needs events; finding them costs as much as everything else together. */
  readonly events: boolean;
  /** Returns the text of one file, trailing line break included. */
  readonly print: (analysis: Printable, file: string) => string;
}

/** Output formats of `analyze`. For several files: one JSON document per line and file, one event per line. */
export const FORMATS: readonly Format[] = [
  { name: 'table', events: false, print: ({ report }, file) => printTable(report, file) },
  {
    name: 'json',
    events: true,
    print: ({ report, insight }) => `${JSON.stringify({ ...report, insight })}\n`,
  },
  { name: 'ballchasing', events: false, print: ({ report }) => `${JSON.stringify(toBallchasing(report))}\n` },
  { name: 'events', events: true, print: ({ events }, file) => printEvents(events, file) },
];
