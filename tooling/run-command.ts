import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** Runs a command in the repository root with its own tools first on the path; resolves to the exit code. */
export function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}
