import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, type TestFile } from './count-tests.ts';
import { ensureChromium } from './find-chromium.ts';
import { ensureGoPrograms } from './go-programs.ts';
import type { DeadWorkers } from './read-dead-workers.ts';
import { runCommand } from './run-command.ts';

interface TestRun {
  /** Of Vitest. */
  code: number;
  files: readonly TestFile[];
  dead: DeadWorkers;
}

function runTests(args: readonly string[], chromium: string): TestRun {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-tests-'));
  const report = join(folder, 'report.json');
  const dead = join(folder, 'dead-workers.json');
  const reporters = [
    'default',
    'json',
    'tooling/dead-workers.reporter.ts',
    'tooling/slowest-files.reporter.ts',
  ].map((name) => `--reporter=${name}`);
  const code = runCommand('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...args], {
    CHROMIUM_PATH: chromium,
    DEAD_WORKERS_FILE: dead,
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] };
  const run = { code, files: testResults, dead: JSON.parse(readFileSync(dead, 'utf8')) as DeadWorkers };
  rmSync(folder, { recursive: true });
  return run;
}

/** Builds the web app, runs every test (arguments go to Vitest) and ends with a line `N passed, N failed`. */
function main(): number {
  const chromium = ensureChromium();
  ensureGoPrograms();
  const built = runCommand('npm', ['run', '-s', 'build']);
  if (built !== 0) return built;
  const runs = [runTests(process.argv.slice(2), chromium)];
  const aborted = runs[0]!.dead.files;
  if (aborted.length > 0) {
    console.log(`V8 aborted the process of ${aborted.join(', ')}: these tests are run once more.`);
    runs.push(runTests(aborted, chromium));
  }
  const { passed, failed } = countTests(runs.map(({ files }) => files));
  // The last run has to be clean, and the one before it but for the processes that V8 aborted.
  const stray = runs.reduce((sum, { dead }) => sum + dead.others, 0);
  const clean = failed === 0 && stray === 0 && runs.at(-1)!.code === 0;
  console.log(`${passed} passed, ${clean ? 0 : Math.max(failed, 1)} failed`);
  return clean && passed > 0 ? 0 : 1;
}

process.exit(main());
