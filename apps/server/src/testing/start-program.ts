import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

const START_LIMIT_MS = 120_000;
/** Another process can take the free port before the program does. */
const ATTEMPTS = 3;

export interface RunningProgram {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server program on a free loopback port and waits until it responds; it ends with this process at the latest. */
export async function startProgram(
  path: string,
  argumentsFor: (address: string) => readonly string[],
): Promise<RunningProgram> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const program = await tryToStart(path, argumentsFor).catch(() => null);
    if (program) return program;
  }
  return tryToStart(path, argumentsFor);
}

async function tryToStart(
  path: string,
  argumentsFor: (address: string) => readonly string[],
): Promise<RunningProgram> {
  const address = `127.0.0.1:${await findFreePort()}`;
  const url = `http://${address}`;
  const child = spawn(path, argumentsFor(address), { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
  // An aborted test run must not leave it behind.
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > limit) {
      process.off('exit', killWithUs);
      child.kill('SIGKILL');
      throw new Error(`${path} did not start:\n${output}`);
    }
    await delay(50);
  }
  return {
    url,
    stop() {
      process.off('exit', killWithUs);
      child.kill('SIGKILL');
      return ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return true;
    },
    () => false,
  );
}
