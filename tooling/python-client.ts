import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './go-programs.ts';

/** The published client of ballchasing.com's API, which tests run against our server. */
const PACKAGE = 'python-ballchasing==0.5.4';

/**
 * Returns the folder of the client's modules, for `PYTHONPATH`. Installs it once per machine; says in one line what
 * is left out, and returns null, where Python or the package can't be had.
 */
export function ensurePythonClient(leftOut: string): string | null {
  const folder = join(CACHE, PACKAGE);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(join(CACHE, 'pip-'));
  const args = ['-m', 'pip', 'install', '--quiet', '--target', made, PACKAGE];
  const { status } = spawnSync('python3', args, { stdio: 'ignore', timeout: 120_000 });
  // Another process may have been faster.
  if (status === 0 && !existsSync(folder)) renameSync(made, folder);
  rmSync(made, { recursive: true, force: true });
  if (existsSync(folder)) return folder;
  console.error(`left out without ${PACKAGE} (python3 -m pip installs it): ${leftOut}`);
  return null;
}
