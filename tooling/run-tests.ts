import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/** Builds the web app, runs every test (arguments go to Vitest) and ends with a line `N passed, N failed`. */
function main(): number {
  const chromium = ensureChromium();
  const built = runCommand('npm', ['run', '-s', 'build']);
  if (built !== 0) return built;
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-tests-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = runCommand('vitest', [...args, ...process.argv.slice(2)], { CHROMIUM_PATH: chromium });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as TestReport;
  rmSync(folder, { recursive: true });
  // A test file that does not even load has no failed test, only a failed suite.
  const failed = numFailedTests > 0 || code === 0 ? numFailedTests : Math.max(numFailedTestSuites, 1);
  console.log(`${numPassedTests} passed, ${failed} failed`);
  return numPassedTests === 0 ? 1 : code;
}

process.exit(main());
