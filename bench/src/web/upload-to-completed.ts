import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchServer, startServer } from './start-server.ts';

const COMPLETED = 15;
const POLL_MS = 10;
/** A server that used less CPU time than this in the last quarter of a second has started and warmed up its threads. */
const REST = { everyMs: 250, processorMs: 20, limitMs: 20_000 } as const;

/** A line of the server's log about a finished analysis, in ms. */
interface AnalyzedLine {
  ms: { waited: number; analyzed: number; stored: number };
}

/** One upload: ms from sending its first byte to status Completed, and the stages in between. */
export interface UploadTiming {
  name: string;
  ms: number;
  /** Until the upload was answered. */
  answered: number;
  /** Between the upload's row and the start of its job, in the analysis thread, and for storing the match. */
  stages: AnalyzedLine['ms'];
}

/** Starts a real server in an empty data folder and uploads the files one after another. */
export async function timeUploads(
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<UploadTiming[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-bench-'));
  const analyses: UploadTiming['stages'][] = [];
  const server = await startServer(dataDir, { LOG_LEVEL: 'info' }, (line) => {
    if (line.includes('"replay analyzed"')) analyses.push((JSON.parse(line) as AnalyzedLine).ms);
  });
  const { origin } = server;
  try {
    const token = await signUp(origin);
    await waitForRest(server);
    const timings: Omit<UploadTiming, 'stages'>[] = [];
    for (const { name, bytes } of files) timings.push(await timeUpload(origin, token, name, bytes));
    await waitForRest(server);
    return timings.map((timing, index) => ({ ...timing, stages: analyses[index]! }));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitForRest({ processor }: BenchServer): Promise<void> {
  const deadline = performance.now() + REST.limitMs;
  for (let before = processor(); before !== null && performance.now() < deadline; ) {
    await sleep(REST.everyMs);
    const now = processor()!;
    if (now - before < REST.processorMs) return;
    before = now;
  }
}

async function timeUpload(
  origin: string,
  token: string,
  name: string,
  bytes: Uint8Array,
): Promise<Omit<UploadTiming, 'stages'>> {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), `${name}.replay`);
  const start = performance.now();
  const answer = await fetch(`${origin}/api/v1/filestorage/replay-upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  const answered = performance.now() - start;
  if (answer.status !== 201) throw new Error(`upload of ${name} answered ${answer.status}`);
  for (;;) {
    const status = await fetch(`${origin}/api/v1/filestorage/replay-processed-status`, { headers });
    const { value } = (await status.json()) as { value: number };
    if (value >= COMPLETED) return { name, ms: performance.now() - start, answered };
    await sleep(POLL_MS);
  }
}

async function signUp(origin: string): Promise<string> {
  const account = { email: 'bench@example.org', password: 'bench-password' };
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json() as Promise<{ accessToken: string }>;
  };
  await post('/api/v1/auth/sign-up', { ...account, userName: 'Bench' });
  return (await post('/api/v1/auth/sign-in', account)).accessToken;
}
