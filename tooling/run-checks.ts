import { runCommand } from './run-command.ts';

/** What CI runs, cheapest first. */
const CHECKS = [
  'check:types',
  'check:lint',
  'check:deps',
  'check:unused',
  'check:generated',
  'check:advisories',
  'test',
] as const;

const failed: string[] = [];
for (const check of CHECKS) {
  console.log(`\n── npm run ${check}`);
  if (runCommand('npm', ['run', '-s', check]) !== 0) failed.push(check);
}
console.log(failed.length === 0 ? '\nall checks passed' : `\nfailed: ${failed.join(', ')}`);
process.exit(failed.length);
