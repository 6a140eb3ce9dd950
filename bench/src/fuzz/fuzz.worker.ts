import { parentPort, workerData } from 'node:worker_threads';
import { addResult, createTally, fuzzRun, loadSamples } from './fuzz-run.ts';

/** A thread's share: runs `from`, `from + step` … below `to`. `now` holds the current run, or -1. */
export interface FuzzPart {
  seed: number;
  from: number;
  to: number;
  step: number;
  /** When to stop, in ms since the epoch. */
  deadline: number;
  now: Int32Array<SharedArrayBuffer>;
}

const { seed, from, to, step, deadline, now } = workerData as FuzzPart;
const samples = loadSamples();
const tally = createTally();
let next = from;
for (; next < to && Date.now() < deadline; next += step) {
  now[0] = next;
  addResult(tally, next, fuzzRun(samples, seed, next));
}
now[0] = -1;
parentPort?.postMessage({ tally, next });
