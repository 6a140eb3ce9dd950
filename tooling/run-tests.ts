import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count-tests.ts';
import { ensureChromium } from './find-chromium.ts';
import { ensureGoPrograms } from './go-programs.ts';
import { DEAD_WORKERS, REPORT, readTestRun, type WrittenRun } from './read-test-run.ts';
import { runCommand } from './run-command.ts';

interface TestRun extends WrittenRun {
  /** Vitest's exit code. */
  code: number;
}

/** Returns null if the run was cut off. */
function runTests(args: readonly string[], chromium: string): TestRun | null {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-tests-'));
  const reporters = [
    'default',
    'json',
    'tooling/dead-workers.reporter.ts',
    'tooling/slowest-files.reporter.ts',
  ].map((name) => `--reporter=${name}`);
  const code = runCommand(
    'vitest',
    ['run', ...reporters, `--outputFile.json=${join(folder, REPORT)}`, ...args],
    {
      CHROMIUM_PATH: chromium,
      DEAD_WORKERS_FILE: join(folder, DEAD_WORKERS),
    },
  );
  const written = readTestRun(folder);
  rmSync(folder, { recursive: true });
  return written && { code, ...written };
}

/** Builds the web app, runs all tests (arguments go to Vitest) and prints a final line `N passed, N failed`. */
function main(): number {
  const chromium = ensureChromium();
  ensureGoPrograms();
  const built = runCommand('npm', ['run', '-s', 'build']);
  if (built !== 0) return built;
  const first = runTests(process.argv.slice(2), chromium);
  if (first === null) return reportCutOff();
  const runs = [first];
  const aborted = first.dead.files;
  if (aborted.length > 0) {
    console.log(`V8 aborted the process of ${aborted.join(', ')}: these tests are run once more.`);
    const second = runTests(aborted, chromium);
    if (second === null) return reportCutOff();
    runs.push(second);
  }
  const { passed, failed } = countTests(runs.map(({ files }) => files));
  // The last run has to be clean, and the one before it except for processes aborted by V8.
  const stray = runs.reduce((sum, { dead }) => sum + dead.others, 0);
  const clean = failed === 0 && stray === 0 && runs.at(-1)!.code === 0;
  console.log(`${passed} passed, ${clean ? 0 : Math.max(failed, 1)} failed`);
  return clean && passed > 0 ? 0 : 1;
}

function reportCutOff(): number {
  console.error('The tests were cut off before they had ended.');
  return 1;
}

process.exit(main());
