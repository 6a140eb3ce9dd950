import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { getBearer, signIn } from '../../../apps/web/test/support/accounts.ts';
import { openBrowser, openPage } from '../../../apps/web/test/support/browser.ts';
import { ensureBuiltApp } from '../../../apps/web/test/support/built-app.ts';
import { printTarget } from '../measure-time.ts';
import { BENCH_PASSWORD } from '../screens/bench-folder.ts';
import { findNewestMatch } from '../screens/newest-match.ts';
import { recordCalls } from '../screens/record-calls.ts';
import { SCREENS } from '../screens/time-calls.ts';
import { makeTemplates } from '../screens/vary-match.ts';
import { POPULATION } from './fill-load.ts';
import { LIVE, MATCH, runLoad, SIGN_IN, UPLOAD } from './put-under-load.ts';
import { FLEETS, type Fleet, type FleetKind } from './start-fleet.ts';
import { Stats } from './stats.ts';

/** Targets of issue 16. */
const P95_MARK_MS = 100;
const LIVE_TARGET_MS = 50;
const DRIFT_MARK = 5;
const EMBEDDED_TARGET_MB = 600;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, on: { type: 'string' } },
});
const minutes = Number(values.minutes);
const kinds = (Object.keys(FLEETS) as FleetKind[]).filter((kind) => !values.on || kind === values.on);
if (!(minutes > 0) || kinds.length === 0) {
  console.error('usage: npm run bench:load -- [--minutes 60] [--on postgres|embedded]');
  process.exit(1);
}
console.log(`node ${process.versions.node}, ${cpus().length} processors, load ${loadavg()[0]!.toFixed(2)}`);
ensureBuiltApp();
const templates = await makeTemplates(() => {});
let reached = true;
for (const kind of kinds) {
  console.log(`\n── ${kind}, ${minutes} minutes`);
  const fleet = await FLEETS[kind](templates);
  try {
    const stats = new Stats();
    await runLoad({ fleet, screens: await recordScreens(fleet), minutes, stats });
    stats.print();
    reached = judgeFleet(kind, stats) && reached;
  } finally {
    await fleet.stop();
  }
}
process.exitCode = reached ? 0 : 1;

/** Records each screen's requests in a browser. */
async function recordScreens({ origins }: Fleet): Promise<string[][]> {
  const origin = origins[0]!;
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser);
    await signIn(page, origin, {
      userName: '',
      email: POPULATION.players[0]!,
      password: BENCH_PASSWORD,
    });
    const { authorization } = await getBearer(page, origin);
    const match = await findNewestMatch(origin, authorization.slice('Bearer '.length));
    const screens: string[][] = [];
    for (const { path } of SCREENS) {
      const requested = await recordCalls(page, origin + path.replace(MATCH, match));
      screens.push([...new Set(requested.map((call) => call.path.replaceAll(match, MATCH)))]);
    }
    return screens;
  } finally {
    await browser.close();
  }
}

function judgeFleet(kind: FleetKind, stats: Stats): boolean {
  const { call, p95 } = stats.slowest([UPLOAD, SIGN_IN]);
  const drifts = stats.processes().map((name) => Math.abs(stats.drift(name)) * 100);
  return [
    printTarget('errors', stats.errors, 0, 'calls'),
    printTarget(`slowest call, 95% (${call})`, p95, P95_MARK_MS, 'ms'),
    printTarget('live, 99%', stats.getQuantile(LIVE, 0.99), LIVE_TARGET_MS, 'ms'),
    printTarget('memory over the last half', Math.max(...drifts), DRIFT_MARK, '%'),
    ...(kind === 'embedded'
      ? [printTarget('memory of the server at most', stats.maxMemory('server'), EMBEDDED_TARGET_MB, 'MB')]
      : []),
  ].every(Boolean);
}
