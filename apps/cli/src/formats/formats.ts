import { type MatchEvent, type MatchInsight, type MatchReport, toBallchasing } from '@datacoach/analysis';
import { type EventKind, getTrustLevel } from '@datacoach/analysis/metadata';
import { printTable } from './print-table.ts';

/** What a format prints from. */
export interface Printable {
  report: MatchReport;
  /** Empty where only the scoreboard could be read. */
  events: readonly MatchEvent[];
  /** What events add; null where the report stands alone. */
  insight: MatchInsight | null;
}

/** One JSON line for each event, with the file it comes from, so that a person can check it against the game. */
function printEvents(events: readonly MatchEvent[], file: string): string {
  return events
    .map((event) => `${JSON.stringify({ file, ...event, trust: getTrustLevel(event.kind as EventKind) })}\n`)
    .join('');
}

export interface Format {
  readonly name: string;
  /** The format needs events; finding them costs as much as all the rest. */
  readonly events: boolean;
  /** Text of one file, line end included. */
  readonly print: (analysis: Printable, file: string) => string;
}

/** Output formats of `analyze`. Several files: one JSON document a line and file, events one a line. */
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
