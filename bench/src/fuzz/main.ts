import { writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { reportMissingCorpus } from '../../../tooling/shared-corpus.ts';
import { printTarget } from '../measure-time.ts';
import type { FuzzPart } from './fuzz.worker.ts';
import { addTally, createTally, type FuzzTally, loadSamples, makeRun } from './fuzz-run.ts';

const MARKS = { slowestMs: 2000, peakMb: 500 };
const HANG_MS = 30_000;
const WATCH_MS = 1000;
const MEMORY = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 512 };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    from: { type: 'string', default: '0' },
    runs: { type: 'string', default: '200000' },
    minutes: { type: 'string', default: '10' },
    threads: { type: 'string', default: String(Math.min(2, cpus().length)) },
  },
});
const [seed, first, runs, minutes, threads] = (['seed', 'from', 'runs', 'minutes', 'threads'] as const).map(
  (name) => Number(values[name]),
) as [number, number, number, number, number];

/** Runs one thread's share. A thread that dies or hangs counts as a problem of its current run. */
function work(thread: number): Promise<{ tally: FuzzTally; next: number }> {
  const now = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
  const part: FuzzPart = {
    seed,
    from: first + thread,
    to: first + runs,
    step: threads,
    deadline: Date.now() + minutes * 60_000,
    now,
  };
  const worker = new Worker(new URL('./fuzz.worker.ts', import.meta.url), {
    workerData: part,
    resourceLimits: MEMORY,
  });
  return new Promise((done) => {
    let seen = { run: -1, since: Date.now() };
    const end = (problem: string) => {
      const run = now[0]!;
      const tally = { ...createTally(), problems: [{ run, text: problem }], problemCount: 1 };
      done({ tally, next: run + threads });
    };
    const watch = setInterval(() => {
      if (now[0] !== seen.run) seen = { run: now[0]!, since: Date.now() };
      else if (seen.run >= 0 && Date.now() - seen.since > HANG_MS) {
        end(`hangs for ${HANG_MS} ms`);
        void worker.terminate();
      }
    }, WATCH_MS);
    worker.once('message', done);
    worker.once('error', (error) => end(`the thread died: ${error.message}`));
    worker.once('exit', () => clearInterval(watch));
  });
}

reportMissingCorpus('mutations of real replays');
console.log(
  `seed ${seed}, runs ${first} to ${first + runs - 1}, ${threads} threads, load ${loadavg()[0]!.toFixed(2)}`,
);
const start = performance.now();
const parts = await Promise.all(Array.from({ length: threads }, (_, thread) => work(thread)));
const total = createTally();
for (const { tally } of parts) addTally(total, tally);
const counts = (of: Record<string, number>) =>
  Object.entries(of)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
console.log(
  `${total.runs} runs in ${((performance.now() - start) / 1000).toFixed(0)} s; changed: ${counts(total.layers)}; ended: ${counts(total.outcomes)}`,
);
const next = Math.min(...parts.map((part) => part.next));
if (next < first + runs)
  console.log(
    `stopped after ${minutes} minutes; go on with: npm run bench:fuzz -- --seed ${seed} --from ${next} --runs ${first + runs - next}`,
  );
const calm = printTarget(
  `slowest run (${total.slowest.run}), processor time`,
  total.slowest.ms,
  MARKS.slowestMs,
  'ms',
);
const small = printTarget(
  `peak memory, ${threads} threads`,
  process.resourceUsage().maxRSS / 1024,
  MARKS.peakMb,
  'MB',
);
printTarget('runs that end in anything but our own errors', total.problemCount, 0, 'runs');
if (total.problems.length > 0) {
  const samples = loadSamples();
  for (const { run, text } of total.problems) console.log(`\nrun ${run}, ${keep(run)}:\n${text}`);

  /** Saves a run's file; if the file can't even be created, reports it: then the mutator is at fault. */
  function keep(run: number): string {
    try {
      const { bytes, sample } = makeRun(samples, seed, run);
      const file = join(tmpdir(), `datacoach-fuzz-${seed}-${run}.replay`);
      writeFileSync(file, bytes);
      return `made from ${sample}, kept as ${file}`;
    } catch (error) {
      return `whose file could not be made (${String(error)})`;
    }
  }
}
process.exitCode = calm && small && total.problemCount === 0 ? 0 : 1;
