import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchServer, startServer } from './start-server.ts';

const COMPLETED = 15;
const POLL_MS = 10;
/** A server that used less CPU time than this in the last quarter of a second has started and warmed up its threads. */
const REST = { everyMs: 250, processorMs: 20, limitMs: 20_000 } as const;

/** One upload: ms from the last byte's response to status Completed. */
export interface UploadTiming {
  name: string;
  ms: number;
}

/** Starts a real server in an empty data folder and uploads the files one after another. */
export async function timeUploads(
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<UploadTiming[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-bench-'));
  const server = await startServer(dataDir);
  const { origin } = server;
  try {
    const token = await signUp(origin);
    await waitForRest(server);
    const timings: UploadTiming[] = [];
    for (const { name, bytes } of files)
      timings.push({ name, ms: await timeUpload(origin, token, name, bytes) });
    return timings;
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

async function timeUpload(origin: string, token: string, name: string, bytes: Uint8Array): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), `${name}.replay`);
  const start = performance.now();
  const answer = await fetch(`${origin}/api/v1/filestorage/replay-upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (answer.status !== 201) throw new Error(`upload of ${name} answered ${answer.status}`);
  for (;;) {
    const status = await fetch(`${origin}/api/v1/filestorage/replay-processed-status`, { headers });
    const { value } = (await status.json()) as { value: number };
    if (value >= COMPLETED) return performance.now() - start;
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
