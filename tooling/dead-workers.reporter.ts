import { writeFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { type DeadWorkers, readDeadWorkers } from './read-dead-workers.ts';
import { ROOT } from './run-command.ts';

/** Writes the test files whose process V8 aborted to the file in DEAD_WORKERS_FILE. */
export default class DeadWorkersReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env.DEAD_WORKERS_FILE;
    if (!file) throw new Error('DEAD_WORKERS_FILE is not set.');
    const { files, others } = readDeadWorkers(errors);
    const found: DeadWorkers = {
      files: files.map((path) => (isAbsolute(path) ? relative(ROOT, path) : path)),
      others,
    };
    writeFileSync(file, JSON.stringify(found));
  }
}
