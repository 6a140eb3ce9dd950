import { cpus } from 'node:os';
import { hasSharedCorpus, readSharedReplay } from '../../tooling/shared-corpus.ts';
import { BENCH_FILES } from './bench-files.table.ts';
import { type EngineFigures, measureEngine } from './measure-engine.ts';
import { weighAssets } from './page-weight.ts';
import { timeUploads } from './upload-to-completed.ts';

/** Marks to reach on the 2-core reference machine. */
const MARKS = { headerMs: 1, decodeMs: 25, analyzeMs: 120, peakMb: 300, completedMs: 1500 };
const MARK_FILE = 'soccar-3v3-2026-03-ranked-standard-a';
const SHOWN_ASSETS = 8;

const fixed = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width);

function printEngine(rows: readonly EngineFigures[], peakMb: number): void {
  console.log(
    'file                                                        MB  header  decode  MB/s  ns/upd    crc  analyse (ms)',
  );
  for (const row of rows) {
    const mb = row.bytes / 1e6;
    console.log(
      [
        row.name.padEnd(56),
        fixed(mb, 2, 6),
        fixed(row.headerMs, 3, 7),
        fixed(row.decodeMs, 2, 7),
        fixed(mb / (row.decodeMs / 1000), 0, 5),
        fixed(row.nsPerUpdate, 0, 7),
        fixed(row.checksumMs, 2, 6),
        fixed(row.analyzeMs, 1, 8),
      ].join(' '),
    );
  }
  const mark = rows.find(({ name }) => name === MARK_FILE);
  if (mark !== undefined) {
    printMark('header', mark.headerMs, MARKS.headerMs, 'ms');
    printMark('decode of 1.5 MB', mark.decodeMs, MARKS.decodeMs, 'ms');
    printMark('decode and all statistics', mark.analyzeMs, MARKS.analyzeMs, 'ms');
  }
  printMark('peak memory', peakMb, MARKS.peakMb, 'MB');
}

function printMark(what: string, value: number, mark: number, unit: string): void {
  console.log(
    `${value <= mark ? 'reached' : 'MISSED '}  ${what}: ${value.toFixed(2)} ${unit}, mark ${mark} ${unit}`,
  );
}

async function main(): Promise<void> {
  console.log(
    `node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`,
  );
  if (hasSharedCorpus) {
    const files = BENCH_FILES.map((name) => ({ name, bytes: readSharedReplay(name) }));
    const rows = files.map(({ name, bytes }) => measureEngine(name, bytes));
    printEngine(rows, process.resourceUsage().maxRSS / 1024);
    const timings = await timeUploads(files);
    console.log('\nfrom the upload to Completed, real server, empty database (ms)');
    for (const { name, ms } of timings) console.log(`${name.padEnd(56)} ${fixed(ms, 0, 6)}`);
    const slowest = Math.max(...timings.map(({ ms }) => ms));
    printMark('slowest upload to Completed', slowest, MARKS.completedMs, 'ms');
  } else {
    console.log('left out without the shared replays: engine and upload figures');
  }
  const assets = weighAssets();
  console.log(`\npage weight, gzip kB (heaviest ${SHOWN_ASSETS} of ${assets.length})`);
  for (const { file, bytes } of assets.slice(0, SHOWN_ASSETS))
    console.log(`${file.padEnd(56)} ${fixed(bytes / 1000, 1, 6)}`);
}

await main();
