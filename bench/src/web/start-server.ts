import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../apps/server/src/testing/free-port.ts';
import { START_FLAGS } from '../../../tooling/start-flags.ts';
import { readProcessorTime } from '../measure-time.ts';

const MAIN = resolve(import.meta.dirname, '../../../apps/server/src/main.ts');
const START_LIMIT_MS = 5 * 60_000;

export interface BenchServer {
  origin: string;
  /** Memory of the process in MB, current and peak; null if the system doesn't provide it. */
  memory: () => { now: number; max: number } | null;
  /** CPU time used by the process, in ms; null if the system doesn't provide it. */
  processor: () => number | null;
  stop: () => Promise<void>;
}

/**
 * Starts the real server in its own process on a free port, with the embedded database in this folder; `onLog` gets
 * its log as JSON lines.
 */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  onLog: (line: string) => void = () => {},
): Promise<BenchServer> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...START_FLAGS, MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // One account sends requests as fast as it can.
      COSTLY_READS_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', onLog);
  const onExit = () => child.kill('SIGTERM');
  process.once('exit', onExit);
  await waitUntilReady(origin, child);
  return {
    origin,
    memory: () => readMemory(child),
    processor: () => readProcessorTime(child.pid!),
    async stop() {
      process.off('exit', onExit);
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function readMemory({ pid }: ChildProcess): { now: number; max: number } | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1000;
  return { now: megabytes('VmRSS'), max: megabytes('VmHWM') };
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server did not get ready');
}
