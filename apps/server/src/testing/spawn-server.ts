import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { START_FLAGS } from '../../../../tooling/start-flags.ts';

export interface SpawnedServer {
  url: string;
  process: ChildProcess;
  /** Everything written so far. */
  output: () => string;
  /** Ends it with a signal and waits; returns its exit code (null if the signal ended it). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const START_LIMIT_MS = 240_000;

/**
 * Starts the real program as a separate process on a free port and waits until it reports ready. `within`: a command
 * that wraps it, for example in a namespace.
 */
export async function spawnServer(
  env: Record<string, string>,
  args: readonly string[] = [],
  within: readonly string[] = [],
): Promise<SpawnedServer> {
  const [program = process.execPath, ...rest] = [...within, process.execPath, ...START_FLAGS, MAIN, ...args];
  const child = spawn(program, rest, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      // Two seconds of processor time that only help a server with many uploads.
      ANALYSIS_WARM_UP: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let signaled: NodeJS.Signals | null = null;
  const exited = new Promise<number | null>((resolve) => {
    // Not "exit": its last output may not have arrived by then.
    child.once('close', (code, signal) => {
      signaled = signal;
      resolve(code);
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${output}`)), START_LIMIT_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const match = /DataCoach (?:is ready: (\S+)|worker is ready)/.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match[1] ?? '');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then((code) => reject(new Error(`ended with ${code ?? signaled}:\n${output}`)));
  });
  ready.catch(() => child.kill('SIGKILL'));
  return {
    url: await ready,
    process: child,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}
