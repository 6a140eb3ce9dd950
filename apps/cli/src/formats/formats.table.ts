import { type MatchReport, toBallchasing } from '@datacoach/analysis';
import { printEvents } from './print-events.ts';
import { printTable } from './print-table.ts';

export interface Format {
  readonly name: string;
  /** Text of one file, line end included. */
  readonly print: (report: MatchReport, file: string) => string;
}

/** Output formats of `analyze`. Several files: one JSON document a line and file, events one a line. */
export const FORMATS: readonly Format[] = [
  { name: 'table', print: printTable },
  { name: 'json', print: (report) => `${JSON.stringify(report)}\n` },
  {
    name: 'ballchasing',
    print: (report) => `${JSON.stringify(toBallchasing(report))}\n`,
  },
  { name: 'events', print: printEvents },
];
