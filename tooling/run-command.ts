import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** Returns options for running in the repository root, with its own tools first in the path. */
function environment(env: NodeJS.ProcessEnv) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { cwd: ROOT, env: { ...process.env, ...env, PATH: path } };
}

export function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status, error } = spawnSync(command, args, { ...environment(env), stdio: 'inherit' });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

export interface EndedCommand {
  code: number;
  /** Its output on both streams. */
  output: string;
}

/** Runs a command in parallel with others and captures its output. */
export function runInParallel(command: string, args: readonly string[]): Promise<EndedCommand> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...environment({}), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
