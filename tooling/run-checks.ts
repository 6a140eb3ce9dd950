import { availableParallelism } from 'node:os';
import { runInParallel } from './run-command.ts';

/** What CI runs besides the tests; the longest first. */
const CHECKS = [
  'check:unused',
  'check:deps',
  'check:lint',
  'check:types',
  'check:words',
  'check:generated',
  'check:advisories',
] as const;

const waiting: string[] = [...CHECKS];
const failed: string[] = [];

/** Each check keeps one core busy. */
async function work(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const started = performance.now();
    const { code, output } = await runInParallel('npm', ['run', '-s', check]);
    if (code !== 0) failed.push(check);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`── npm run ${check} (${seconds} s)\n${output.trimEnd()}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(failed.length === 0 ? 'all checks passed' : `failed: ${failed.join(', ')}`);
process.exit(failed.length);
