import { cpus, loadavg } from 'node:os';
import { getBearer, signIn } from '../../../apps/web/test/support/accounts.ts';
import { openBrowser, openPage } from '../../../apps/web/test/support/browser.ts';
import { ensureBuiltApp } from '../../../apps/web/test/support/built-app.ts';
import { column, printTarget } from '../measure-time.ts';
import { startServer } from '../web/start-server.ts';
import { BENCH_ACCOUNTS, BENCH_FOLDER, BENCH_PASSWORD, type BenchAccount, isFilled } from './bench-folder.ts';
import { findNewestMatch } from './newest-match.ts';
import { type RecordedCall, recordCalls } from './record-calls.ts';
import { SCREENS, type ScreenTimes, timeCalls } from './time-calls.ts';

/** Target of issue 16: ms per call. */
const MEDIAN_TARGET_MS = 60;
/** Targets of issue 5: ms per call; and how much slower 2,000 matches may be than 200. */
const P95_MARK_MS = 400;
const GROWTH_MARK = 3;
const DEPTH_TARGET = 2;
/** Max loads of a screen that seems deeper than the target. */
const LOADS = 3;
const ROUNDS = 40;

interface MeasuredScreen extends ScreenTimes {
  name: string;
  depth: number;
}

const only = process.argv.slice(2).join(' ');
if (!SCREENS.some(({ name }) => name.includes(only))) {
  console.error(`There is no screen "${only}": ${SCREENS.map(({ name }) => name).join('; ')}.`);
  process.exit(1);
}
if (!isFilled(BENCH_FOLDER)) {
  console.error('There is no data of this engine yet: npm run bench:data makes it.');
  process.exit(1);
}
ensureBuiltApp();
const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
console.log(`node ${process.versions.node}, ${processor}, load ${loadavg()[0]!.toFixed(2)}`);
const server = await startServer(BENCH_FOLDER);
const browser = await openBrowser();
const measured = new Map<string, MeasuredScreen[]>();
try {
  for (const account of BENCH_ACCOUNTS) measured.set(account.userName, await measure(browser, account));
} finally {
  const memory = server.memory();
  if (memory) console.log(`\nserver: ${memory.now.toFixed(0)} MB, ${memory.max.toFixed(0)} MB at most`);
  await browser.close();
  await server.stop();
}
console.log('');
process.exitCode = judgeScreens() ? 0 : 1;

async function measure(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  account: BenchAccount,
): Promise<MeasuredScreen[]> {
  const { origin } = server;
  const { page, context } = await openPage(browser);
  await signIn(page, origin, { ...account, password: BENCH_PASSWORD });
  const headers = await getBearer(page, origin);
  const token = headers.authorization.slice('Bearer '.length);
  const match = await findNewestMatch(origin, token);
  console.log(
    `\n${account.matches} matches, load ${loadavg()[0]!.toFixed(2)}${' '.repeat(30)}median    95%  (ms)`,
  );
  const screens: MeasuredScreen[] = [];
  for (const { name, path } of SCREENS.filter((screen) => screen.name.includes(only))) {
    const requested = await shallowest(() => recordCalls(page, origin + path.replace('{match}', match)));
    // Leave the page so that it sends nothing while the calls are timed.
    await page.goto('about:blank');
    const paths = [...new Set(requested.map((call) => call.path))];
    const times = await timeCalls(server, token, paths, ROUNDS);
    screens.push({ name, depth: calculateDepth(requested), ...times });
    print(screens.at(-1)!);
  }
  await context.close();
  return screens;
}

/**
 * Returns the load with the smallest depth: real dependencies show up on every load, while a call that was merely
 * late, after unrelated responses, does not.
 */
async function shallowest(load: () => Promise<RecordedCall[]>): Promise<RecordedCall[]> {
  let min = await load();
  for (let again = 1; again < LOADS && calculateDepth(min) > DEPTH_TARGET; again++) {
    const requested = await load();
    if (calculateDepth(requested) < calculateDepth(min)) min = requested;
  }
  return min;
}

function calculateDepth(requested: readonly RecordedCall[]): number {
  return Math.max(0, ...requested.map(({ depth }) => depth));
}

function print({ name, calls, whole, processor, depth }: MeasuredScreen): void {
  const spent = processor === null ? '' : `, ${processor.toFixed(0)} ms of processor`;
  console.log(`${name.padEnd(58)} ${column(whole, 0, 6)}  ${calls.length} calls, ${depth} deep${spent}`);
  for (const { path, median, p95 } of calls.toSorted((a, b) => b.median - a.median).slice(0, 4))
    console.log(`  ${path.slice(0, 56).padEnd(56)} ${column(median, 0, 6)} ${column(p95, 0, 6)}`);
}

function judgeScreens(): boolean {
  const [busy = [], casual = []] = BENCH_ACCOUNTS.map(({ userName }) => measured.get(userName));
  const calls = busy.flatMap((screen) => screen.calls);
  const findMaximum = (values: readonly number[]) => Math.max(0, ...values);
  const growth = busy.flatMap((screen) => {
    const other = casual.find(({ name }) => name === screen.name);
    return other && screen.name.startsWith('dashboard') ? [screen.whole / other.whole] : [];
  });
  return [
    printTarget(
      'slowest call, median',
      findMaximum(calls.map(({ median }) => median)),
      MEDIAN_TARGET_MS,
      'ms',
    ),
    printTarget('slowest call, 95%', findMaximum(calls.map(({ p95 }) => p95)), P95_MARK_MS, 'ms'),
    printTarget('dashboard, 2,000 against 200 matches', findMaximum(growth), GROWTH_MARK, 'times'),
    printTarget('deepest screen', findMaximum(busy.map(({ depth }) => depth)), DEPTH_TARGET, 'round trips'),
  ].every((reached) => reached);
}
