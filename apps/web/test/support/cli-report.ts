import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { MatchReport } from '@datacoach/contract';
import { ROOT } from './built-app.ts';

const MAX_OUTPUT = 64 * 1024 * 1024;

/** Returns the command line's output for a file: the stats that the page must show too. */
export function readCliReport(path: string): MatchReport {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(ROOT, 'apps/cli/src/main.ts'), 'analyze', path, '--format', 'json'],
    { encoding: 'utf8', maxBuffer: MAX_OUTPUT },
  );
  if (status !== 0) throw new Error(`datacoach analyze failed: ${stderr}`);
  return JSON.parse(stdout) as MatchReport;
}
