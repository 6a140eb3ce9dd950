import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestFile } from './count-tests.ts';
import type { DeadWorkers } from './read-dead-workers.ts';

/** Files that a run's reporters write into its folder. */
export const REPORT = 'report.json';
export const DEAD_WORKERS = 'dead-workers.json';

export interface WrittenRun {
  files: readonly TestFile[];
  dead: DeadWorkers;
}

/** Returns a run's results; null if it was cut off before its reporters finished writing. */
export function readTestRun(folder: string): WrittenRun | null {
  try {
    const { testResults } = read(folder, REPORT) as { testResults: TestFile[] };
    return { files: testResults, dead: read(folder, DEAD_WORKERS) as DeadWorkers };
  } catch (error) {
    const cutOff = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (cutOff) return null;
    throw error;
  }
}

function read(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}
