import { column, measureOnce, printTarget } from '../measure-time.ts';
import { analyzeFully, type EngineStats, measureEngine } from './measure-engine.ts';
import {
  calculateGrowthOverFiles,
  calculateGrowthOverPlayers,
  type Growth,
  measureGrowthOverPieces,
} from './measure-growth.ts';
import { measureParts } from './measure-parts.ts';

/** Targets on the 2-core reference machine, one thread. */
const MARKS = {
  headerMs: 1,
  decodeMs: 25,
  statisticsMs: 120,
  resultMs: 400,
  allResultsMs: 3000,
  allResultsProcessorMs: 1000,
  peakMb: 300,
  /** 1 - R² of the pieces of one file; above this, something grows faster than the match. */
  unexplainedPercent: 2,
};
const MARK_FILE = 'soccar-3v3-2026-03-ranked-standard-a';

export interface BenchFile {
  name: string;
  bytes: Uint8Array;
}

export function runEngineBench(files: readonly BenchFile[]): void {
  // First, before anything is compiled: the time that a user sees who analyzes the twelve files once.
  const cold = files.map(({ bytes }) => measureOnce(() => analyzeFully(bytes)));
  const rows = files.map(({ name, bytes }) => measureEngine(name, bytes));
  printRows(rows, cold);
  printParts(measureParts(files));
  const largest = rows.reduce((a, b) => (b.frames > a.frames ? b : a));
  const largestFile = files.find(({ name }) => name === largest.name)!;
  const pieces = measureGrowthOverPieces(largestFile.bytes, largest.frames);
  printGrowth('over the files', 'frames', calculateGrowthOverFiles(rows));
  printGrowth('over the files', 'player-frames', calculateGrowthOverPlayers(rows));
  printGrowth(`over pieces of ${largest.name}`, 'frames', pieces);
  console.log();
  const mark = rows.find(({ name }) => name === MARK_FILE);
  if (mark !== undefined) {
    printTarget('header', mark.headerMs, MARKS.headerMs, 'ms');
    printTarget('decode of 1.5 MB', mark.decodeMs, MARKS.decodeMs, 'ms');
    printTarget('decode and all statistics', mark.statisticsMs, MARKS.statisticsMs, 'ms');
  }
  const results = rows.map(({ resultMs }) => resultMs);
  printTarget('complete result, slowest file', Math.max(...results), MARKS.resultMs, 'ms');
  printTarget('complete result, all files', sum(results), MARKS.allResultsMs, 'ms');
  const processor = rows.map(({ resultProcessorMs }) => resultProcessorMs);
  printTarget(
    'complete result, all files, processor time',
    sum(processor),
    MARKS.allResultsProcessorMs,
    'ms',
  );
  printTarget('complete result, all files, each once and cold', sum(cold), MARKS.allResultsMs, 'ms');
  printTarget(
    'cost of pieces that a line does not explain',
    100 * (1 - pieces.fit.rSquared),
    MARKS.unexplainedPercent,
    '%',
  );
  printTarget('peak memory', process.resourceUsage().maxRSS / 1024, MARKS.peakMb, 'MB');
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function printRows(rows: readonly EngineStats[], cold: readonly number[]): void {
  console.log(
    'file                                                        MB  frames  header  decode  MB/s  ns/upd    crc  statistics  result     cpu    cold (ms)',
  );
  rows.forEach((row, index) => {
    const mb = row.bytes / 1e6;
    console.log(
      [
        row.name.padEnd(56),
        column(mb, 2, 5),
        column(row.frames, 0, 7),
        column(row.headerMs, 3, 7),
        column(row.decodeMs, 2, 7),
        column(mb / (row.decodeMs / 1000), 0, 5),
        column(row.nsPerUpdate, 0, 7),
        column(row.checksumMs, 2, 6),
        column(row.statisticsMs, 1, 11),
        column(row.resultMs, 1, 7),
        column(row.resultProcessorMs, 1, 7),
        column(cold[index]!, 1, 7),
      ].join(' '),
    );
  });
}

/** Prints the most expensive parts first. No work is in two of them. */
function printParts(parts: readonly (readonly [part: string, ms: number])[]): void {
  console.log('\nparts of the analysis, all files, least of several runs (ms)');
  for (const [part, ms] of parts) console.log(`${part.padEnd(56)} ${column(ms, 1, 7)}`);
}

function printGrowth(over: string, unit: string, { costs, fit }: Growth): void {
  const line = `${fit.slope.toFixed(2)} ms per 1,000 ${unit} + ${fit.intercept.toFixed(1)} ms`;
  console.log(`\ncomplete result ${over}: ${line}, R² ${fit.rSquared.toFixed(4)}`);
  console.log(costs.map(({ size, ms }) => `${size}: ${ms.toFixed(1)} ms`).join(' · '));
}
