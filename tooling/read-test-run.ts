import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestFile } from './count-tests.ts';
import type { DeadWorkers } from './read-dead-workers.ts';

/** Files that the reporters of a run write into its folder. */
export const REPORT = 'report.json';
export const DEAD_WORKERS = 'dead-workers.json';

export interface WrittenRun {
  files: readonly TestFile[];
  dead: DeadWorkers;
}

/** What a run has written; null where it was cut off before its reporters wrote all of it. */
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
