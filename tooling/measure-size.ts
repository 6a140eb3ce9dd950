import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

const TEST = /\.test\.tsx?$|\/test\/|\/testing\//;
const GENERATED = /\/generated\/|\.gen\.ts$|\/migrations\//;

/** Files with more lines usually contain more than one concept. */
const MAX_LINES = 400;

interface Row {
  readonly what: string;
  readonly includes: (path: string) => boolean;
  /** Budget of lines and files; null if there is none. */
  readonly maxLines: number | null;
  readonly maxFiles: number | null;
}

const isTypeScript = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

const ROWS: readonly Row[] = [
  {
    what: 'hand-written TypeScript',
    includes: (path) => isTypeScript(path) && !GENERATED.test(path) && !TEST.test(path),
    maxLines: 140_000,
    maxFiles: 1_900,
  },
  {
    what: 'tests and their support',
    includes: (path) => isTypeScript(path) && !GENERATED.test(path) && TEST.test(path),
    maxLines: null,
    maxFiles: null,
  },
  { what: 'CSS', includes: (path) => path.endsWith('.css'), maxLines: 7_000, maxFiles: 120 },
  {
    what: 'generated and committed',
    includes: (path) => GENERATED.test(path),
    maxLines: 12_000,
    maxFiles: null,
  },
];

function listTrackedFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter((path) => path !== '');
}

const countLines = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;

function formatCount(count: number, max: number | null): string {
  const budget = max === null ? '' : ` (budget ${max.toLocaleString('en')}${count > max ? ', over' : ''})`;
  return `${count.toLocaleString('en')}${budget}`;
}

function formatRow({ what, includes, maxLines, maxFiles }: Row, sizes: ReadonlyMap<string, number>): string {
  const counts = [...sizes].filter(([path]) => includes(path)).map(([, lines]) => lines);
  counts.sort((a, b) => a - b);
  const lines = counts.reduce((sum, count) => sum + count, 0);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  return `${what}: ${formatCount(lines, maxLines)} lines in ${formatCount(counts.length, maxFiles)} files, median ${median}`;
}

function main(): void {
  const counted = listTrackedFiles().filter((path) => ROWS.some(({ includes }) => includes(path)));
  const sizes = new Map(counted.map((path) => [path, countLines(path)]));
  for (const row of ROWS) console.log(formatRow(row, sizes));
  const long = [...sizes].filter(([path, lines]) => ROWS[0]!.includes(path) && lines > MAX_LINES);
  console.log(`source files over ${MAX_LINES} lines: ${long.length}`);
  for (const [path, lines] of long.sort((a, b) => b[1] - a[1])) console.log(`  ${path} ${lines}`);
}

main();
