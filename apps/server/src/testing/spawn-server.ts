import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface SpawnedServer {
  url: string;
  process: ChildProcess;
  /** Everything that it has written. */
  output: () => string;
  /** Ends it with a signal and waits; answers its exit code (null when the signal ended it). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const START_LIMIT_MS = 120_000;

/**
 * Starts the real program as a process of its own on a free port, and waits until it says that it is ready. `within`: a
 * command that starts it in turn, as in a namespace of its own.
 */
export async function spawnServer(
  env: Record<string, string>,
  args: readonly string[] = [],
  within: readonly string[] = [],
): Promise<SpawnedServer> {
  const [program = process.execPath, ...rest] = [...within, process.execPath, MAIN, ...args];
  const child = spawn(program, rest, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let signaled: NodeJS.Signals | null = null;
  const exited = new Promise<number | null>((resolve) => {
    // Not "exit": by then its last words may not have arrived.
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
