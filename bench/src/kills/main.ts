import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ALL_JOBS } from '../../../apps/server/src/modules.ts';
import { readConfig } from '../../../apps/server/src/platform/config/read-config.ts';
import { createLogger } from '../../../apps/server/src/platform/logging/logger.ts';
import { openPlatform } from '../../../apps/server/src/platform/platform.ts';
import {
  type ApiAnswer,
  call,
  createAccountClient,
  type TestAccount,
} from '../../../apps/server/src/testing/api-client.ts';
import { findFreePort } from '../../../apps/server/src/testing/free-port.ts';
import { findLeftoversInFolder } from '../../../apps/server/src/testing/leftovers.ts';
import { sampleReplay } from '../../../apps/server/src/testing/sample-replay.ts';
import { START_FLAGS } from '../../../tooling/start-flags.ts';
import { printTarget } from '../measure-time.ts';
import { BENCH_PASSWORD } from '../screens/bench-folder.ts';
import { fillAccount } from '../screens/fill-folder.ts';

/** Required by issue 16. */
const DEFAULT_KILLS = '1000';
/** Fewer than a page of the list shows. */
const FILES_OF_ACCOUNT = 80;
/** Minimum; creating an account takes a while. */
const KILLS_OF_ACCOUNT = 8;
/** Max lifetime of a process that isn't killed during startup: several uploads. */
const LIFE_MS = 2_000;
/**
 * Number of kills after which the queue is drained: a file during whose analysis the process died more than ten
 * times would be blamed for it (decisions.md 18.9).
 */
const KILLS_WITHOUT_REST = 8;
const AGAIN_MS = 50;
const START_LIMIT_MS = 10 * 60_000;
const MAIN = resolve(import.meta.dirname, '../../../apps/server/src/main.ts');

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: DEFAULT_KILLS },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const target = Number(values.kills);
const lastMs = Number(values.minutes) * 60_000;
if (!(target > 0) || !(lastMs > 0)) {
  console.error('usage: npm run bench:kills -- [--kills 1000] [--minutes 10]');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'datacoach-kills-'));
const emails = await makeAccounts(Math.ceil(target / KILLS_OF_ACCOUNT) + 1);
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
console.log(`node ${process.versions.node}, load ${loadavg()[0]!.toFixed(2)}`);

const began = performance.now();
let server = start();
const startMs = await untilReady();
let isOver = false;
/** Awaited by the sender before each upload. */
let rest: Promise<unknown> = Promise.resolve();
const senders: string[] = [];
const sending = sendUntil(() => isOver);
let kills = 0;
for (; kills < target && performance.now() - began < lastMs; kills++) {
  await delay(Math.random() * LIFE_MS);
  await end(server, 'SIGKILL');
  server = start();
  // One in four is killed during startup, while it cleans up after the previous one.
  if (Math.random() < 0.25) await delay(Math.random() * startMs);
  else await untilReady();
  if (kills % KILLS_WITHOUT_REST === KILLS_WITHOUT_REST - 1) {
    await untilReady();
    rest = waitUntilProcessed(senders.slice(-1));
    await rest;
  }
  process.stdout.write(`\r${kills + 1} kills`);
}
await untilReady();
isOver = true;
const answered = await sending;
const shown = await waitUntilProcessed(senders);
await end(server, 'SIGTERM');
const left = await findLeftoversInFolder(folder);
rmSync(folder, { recursive: true, force: true });

const lost = answered.filter((id) => !shown.includes(id)).length;
const doubled =
  left.doubles + (shown.length - new Set(shown).size) + (answered.length - new Set(answered).size);
const orphans = left.blobsAlone.length + left.rowsAlone.length + left.matchesAlone + left.replaysAlone;
const unfinished = Object.entries(left.statuses).filter(([status]) => status !== '15').length + left.liveJobs;
console.log(
  `\r${kills} kills, ${answered.length} replays, ${((performance.now() - began) / 1000).toFixed(0)} s, ${JSON.stringify(left.statuses)}`,
);
const wholes = [
  printTarget('answered replays that are lost', lost, 0, 'replays'),
  printTarget('replays that are there twice', doubled, 0, 'replays'),
  printTarget('files and rows without each other', orphans, 0, 'of them'),
  printTarget('replays that did not complete, and jobs left', unfinished, 0, 'of them'),
  printTarget('places in the quota too many', Math.abs(left.quota - shown.length), 0, 'places'),
];
process.exitCode = wholes.every(Boolean) ? 0 : 1;

function start(): ChildProcess {
  return spawn(process.execPath, [...START_FLAGS, MAIN], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      // Both speed up the startup that every kill needs.
      ANALYSIS_WARM_UP: 'off',
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    },
    stdio: 'ignore',
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Throws if the server isn't ready in time or exits on its own. */
async function untilReady(): Promise<number> {
  const since = performance.now();
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return performance.now() - since;
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode} by itself`);
    if (performance.now() - since > START_LIMIT_MS) throw new Error('the server did not get ready');
    await delay(AGAIN_MS);
  }
}

/** Creates accounts that may upload before the server starts, which would refuse that many sign-ups from one network. */
async function makeAccounts(count: number): Promise<string[]> {
  const platform = await openPlatform({
    config: readConfig({ DATA_DIR: folder, DATABASE_URL: '', S3_BUCKET: '' }, []),
    logger: createLogger('warn'),
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      throw error;
    },
  });
  const emails: string[] = [];
  for (let n = 1; n <= count; n++) {
    const account = { userName: `Sender ${n}`, email: `sender${n}@bench.example`, matches: 0, seed: n };
    await fillAccount(platform, [], account, () => {});
    emails.push(account.email);
  }
  await platform.close();
  return emails;
}

async function signInAs(email: string): Promise<TestAccount> {
  const json = { email, password: BENCH_PASSWORD };
  const answer = await call(`${url}/api/v1/auth/sign-in`, { method: 'POST', json });
  if (answer.status !== 200) throw refusal(answer);
  return createAccountClient(url, email, BENCH_PASSWORD, answer.body as TestAccount['tokens']);
}

/** Turns the 503 of a server that is starting or stopping into a TypeError, as `fetch` throws without a server, so that the call is retried. */
function refusal({ status, body }: ApiAnswer): Error {
  const text = `answered ${status}: ${JSON.stringify(body)}`;
  return status === 503 ? new TypeError(text) : new Error(text);
}

/** Uploads one replay after another, each until it gets a response, from one account after another. */
async function sendUntil(isEnough: () => boolean): Promise<string[]> {
  const answered: string[] = [];
  let account: TestAccount | null = null;
  for (let seed = 1; !isEnough(); seed++) {
    if (answered.length >= senders.length * FILES_OF_ACCOUNT) {
      const email = emails[senders.length];
      if (!email) throw new Error('there are too few accounts for so many uploads');
      senders.push(email);
      account = null;
    }
    await rest;
    const content = sampleReplay({ seed, teamSize: 1, seconds: 3 });
    await untilAnswered(async () => {
      account ??= await signInAs(senders.at(-1)!);
      const answer = await account.upload(content);
      if (answer.status === 401) account = null;
      if (answer.status === 401) throw new TypeError('signed in too long ago');
      if (answer.status !== 200 && answer.status !== 201) throw refusal(answer);
      answered.push((answer.body as { id: string }).id);
    });
  }
  return answered;
}

/** Retries `ask` until a server responds: without one, `fetch` throws TypeErrors. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await delay(AGAIN_MS);
  }
}

/** Returns the ids of all replays once none is being processed. */
async function waitUntilProcessed(senders: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const email of senders) {
    const items = await (await signInAs(email)).finishedReplays();
    ids.push(...items.map(({ id }) => id));
  }
  return ids;
}
