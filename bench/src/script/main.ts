import { resolve } from 'node:path';
import { column, printTarget } from '../measure-time.ts';
import { measureLargestPaint } from './largest-paint.ts';
import { weighScripts } from './script-graph.ts';

/** kB, gzip (issue 14 §4; screens: issue 5; viewer: issue 18 §3). */
const FIRST_MARK = 140;
const SCREEN_TARGET = 150;
const VIEWER_TARGET = 220;
const SHOWN = 14;
/** ms, with nothing cached (issue 18 §1). */
const PAINT_TARGET = 1200;
const WIDTHS = [1440, 390];

const dist = process.argv[2] ?? resolve(import.meta.dirname, '../../../apps/web/dist');
const { first, later } = weighScripts(dist);
const kilo = (bytes: number) => bytes / 1000;
const line = (file: string, bytes: number) =>
  console.log(`  ${file.padEnd(54)} ${column(kilo(bytes), 1, 6)}`);

console.log('before the first screen of a signed-in player, gzip kB');
for (const { file, bytes } of first) line(file, bytes);
console.log(`loaded later, each with all that it brings, gzip kB (heaviest ${SHOWN} of ${later.length})`);
for (const { file, bytes } of later.slice(0, SHOWN)) line(file, bytes);
const heaviest = (isViewer: boolean) =>
  kilo(Math.max(0, ...later.filter(({ hasViewer }) => hasViewer === isViewer).map((one) => one.bytes)));
const paints = await measureLargestPaint('/login', WIDTHS);
const reached = [
  printTarget('first load', kilo(first.reduce((sum, { bytes }) => sum + bytes, 0)), FIRST_MARK, 'kB'),
  printTarget('heaviest screen', heaviest(false), SCREEN_TARGET, 'kB'),
  printTarget('viewer', heaviest(true), VIEWER_TARGET, 'kB'),
  ...paints.map((ms, index) =>
    printTarget(`landing page, largest paint at ${WIDTHS[index]} px`, ms, PAINT_TARGET, 'ms'),
  ),
];
process.exitCode = reached.every(Boolean) ? 0 : 1;
