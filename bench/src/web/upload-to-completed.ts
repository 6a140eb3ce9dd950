import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = resolve(import.meta.dirname, '../../../apps/server/src/main.ts');
const START_LIMIT_MS = 60_000;
const COMPLETED = 15;
const POLL_MS = 10;

/** One upload: ms from the last byte's answer to status Completed. */
export interface UploadTiming {
  name: string;
  ms: number;
}

/** Starts a real server in an empty data folder and uploads the files one after another. */
export async function timeUploads(
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<UploadTiming[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  try {
    await waitUntilReady(origin);
    const token = await signUp(origin);
    const timings: UploadTiming[] = [];
    for (const { name, bytes } of files)
      timings.push({ name, ms: await timeUpload(origin, token, name, bytes) });
    return timings;
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(dataDir, { recursive: true, force: true });
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

async function waitUntilReady(origin: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the server did not get ready');
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
