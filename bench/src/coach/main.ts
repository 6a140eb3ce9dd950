import { cpus, loadavg } from 'node:os';
import { column, printTarget } from '../measure-time.ts';
import { BENCH_PASSWORD, COACH, COACH_FOLDER, isFilled } from '../screens/bench-folder.ts';
import { quantile } from '../screens/time-calls.ts';
import { startServer } from '../web/start-server.ts';
import { type CoachCall, listCoachCalls } from './list-coach-calls.ts';

/**
 * Times a coach's requests to the server, with a folder of 200 matches and twelve players of 500 games each in the
 * embedded database. Exits with 1 if the target is missed.
 *
 * @see npm run bench:coach-data
 */
const MEDIAN_TARGET_MS = 300;
const ROUNDS = 20;
const WARM_UP = 2;

const folder = process.argv[2] ?? COACH_FOLDER;
if (!isFilled(folder)) {
  console.error('There is no data of this engine yet: npm run bench:coach-data makes it.');
  process.exit(1);
}
console.log(`node ${process.versions.node}, ${cpus().length} processors, load ${loadavg()[0]!.toFixed(2)}`);
const server = await startServer(folder);
try {
  const headers = { authorization: `Bearer ${await signIn()}`, 'content-type': 'application/json' };
  console.log(`${' '.repeat(50)} first median    95%  processor  (ms)`);
  const medians: number[] = [];
  for (const call of await listCoachCalls(server.origin, headers)) medians.push(await measure(call, headers));
  const reached = printTarget('slowest call, median', Math.max(...medians), MEDIAN_TARGET_MS, 'ms');
  process.exitCode = reached ? 0 : 1;
} finally {
  await server.stop();
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: COACH.email, password: BENCH_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the coach could not sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function measure({ path, body }: CoachCall, headers: Record<string, string>): Promise<number> {
  const ask = async () => {
    const started = performance.now();
    const answer = await fetch(`${server.origin}/api/v1/coach/${path}`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - started;
  };
  const first = await ask();
  for (let round = 1; round < WARM_UP; round++) await ask();
  const before = server.processor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await ask());
  const after = server.processor();
  const median = quantile(times, 0.5);
  const spent = before === null || after === null ? Number.NaN : (after - before) / ROUNDS;
  console.log(
    `${path.slice(0, 50).padEnd(50)} ${column(first, 0, 5)} ${column(median, 0, 6)} ${column(quantile(times, 0.95), 0, 6)} ${column(spent, 0, 10)}`,
  );
  return median;
}
