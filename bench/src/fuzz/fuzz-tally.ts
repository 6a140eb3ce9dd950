import type { FuzzResult } from './fuzz-run.ts';

/** Sums of many runs, as they come from a thread. */
export interface FuzzTally {
  runs: number;
  /** Outcome and layer to how often. */
  outcomes: Record<string, number>;
  layers: Record<string, number>;
  slowest: { run: number; ms: number };
  /** The first few; nothing is hidden, the rest is counted. */
  problems: { run: number; text: string }[];
  problemCount: number;
}

const KEPT_PROBLEMS = 5;

export function emptyTally(): FuzzTally {
  return {
    runs: 0,
    outcomes: {},
    layers: {},
    slowest: { run: -1, ms: 0 },
    problems: [],
    problemCount: 0,
  };
}

export function addResult(tally: FuzzTally, run: number, { outcome, layer, ms, problem }: FuzzResult): void {
  tally.runs++;
  tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
  tally.layers[layer] = (tally.layers[layer] ?? 0) + 1;
  if (ms > tally.slowest.ms) tally.slowest = { run, ms };
  if (problem === null) return;
  tally.problemCount++;
  if (tally.problems.length < KEPT_PROBLEMS) tally.problems.push({ run, text: problem });
}

export function addTally(total: FuzzTally, part: FuzzTally): void {
  total.runs += part.runs;
  for (const key of ['outcomes', 'layers'] as const)
    for (const [name, count] of Object.entries(part[key])) total[key][name] = (total[key][name] ?? 0) + count;
  if (part.slowest.ms > total.slowest.ms) total.slowest = part.slowest;
  total.problems = [...total.problems, ...part.problems].slice(0, KEPT_PROBLEMS);
  total.problemCount += part.problemCount;
}
