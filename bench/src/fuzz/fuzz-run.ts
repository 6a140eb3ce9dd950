import { statSync } from 'node:fs';
import { type AnalysisOutcome, analyzeReplay } from '@datacoach/analysis';
import { checkContainer, DecodeError, decodeReplay, readHeader } from '@datacoach/replay';
import {
  createRunRandom,
  createSamples,
  type FuzzSample,
  findNonFinite,
  type MutatedLayer,
  mutateSample,
  prepareSample,
} from '@datacoach/replay-fixtures/fuzz';
import { getSharedReplayPath, readSharedReplay, sharedReplayNames } from '../../../tooling/shared-corpus.ts';

/** Totals of many runs, as sent by a thread. */
export interface FuzzTally {
  runs: number;
  /** Counts by outcome, and by layer below. */
  outcomes: Record<string, number>;
  layers: Record<string, number>;
  slowest: { run: number; ms: number };
  /** The first few; the rest is only counted. */
  problems: { run: number; text: string }[];
  problemCount: number;
}

const KEPT_PROBLEMS = 5;

export function createTally(): FuzzTally {
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

const SMALL_BYTES = 70_000;

/** Loads generated replays, and the real ones if the shared folder exists. */
export function loadSamples(): FuzzSamples {
  const sizes = sharedReplayNames.map((name) => ({ name, size: statSync(getSharedReplayPath(name)).size }));
  const small = sizes.filter(({ size }) => size < SMALL_BYTES);
  const large = sizes.filter(({ size }) => size >= SMALL_BYTES);
  return {
    small: [
      ...createSamples(),
      ...small.map(({ name }) => prepareSample(name, readSharedReplay(name), true)),
    ],
    large: large.map(({ name }) => name),
  };
}

export interface FuzzSamples {
  /** Generated ones, and real ones under 70 kB. */
  small: readonly FuzzSample[];
  /** Names of the larger real ones, loaded on demand. Empty without the shared replays. */
  large: readonly string[];
}

/** How a run ended: the kind of outcome, or the problem. */
export interface FuzzResult {
  outcome: string;
  layer: MutatedLayer;
  /** CPU time of the thread. */
  ms: number;
  problem: string | null;
}

const LARGE_SHARE = 0.1;
const LAYERS: readonly [layer: MutatedLayer, share: number][] = [
  ['frames', 0.25],
  ['stream', 0.2],
  ['tables', 0.4],
  ['bytes', 1],
];
/** Share of runs with other mutations that are also analyzed; changed frames and tables always are. */
const ANALYZED_SHARE = 0.25;

/** Returns a run's file and whether to analyze it too: deterministic for seed, run and samples. */
export function makeRun(
  { small, large }: FuzzSamples,
  seed: number,
  run: number,
): { bytes: Uint8Array; layer: MutatedLayer; analyzed: boolean; sample: string } {
  const random = createRunRandom(seed, run);
  const takesLarge = large.length > 0 && random.chance(LARGE_SHARE);
  const other = small[random.below(small.length)]!;
  const chosen = LAYERS.find(([, share]) => random.chance(share))![0];
  const sample = takesLarge
    ? readLarge(large[random.below(large.length)]!, chosen)
    : small[random.below(small.length)]!;
  const analyzed = random.chance(ANALYZED_SHARE);
  const { bytes, layer } = mutateSample(sample, chosen, random, other.bytes);
  return {
    bytes,
    layer,
    analyzed: analyzed || layer === 'frames' || layer === 'tables',
    sample: sample.name,
  };
}

function readLarge(name: string, chosen: MutatedLayer): FuzzSample {
  const bytes = readSharedReplay(name);
  return chosen === 'stream' ? prepareSample(name, bytes, false) : { name, bytes, parts: null, script: null };
}

/** Decodes and optionally analyzes one mutated file; anything but the package's own errors is a problem. */
export function fuzzRun(samples: FuzzSamples, seed: number, run: number): FuzzResult {
  const { bytes, layer, analyzed } = makeRun(samples, seed, run);
  const start = process.threadCpuUsage();
  let outcome = 'threw';
  let problem: string | null = null;
  try {
    readHeader(bytes);
    checkContainer(bytes);
    const ended = analyzed
      ? analyzeReplay(bytes, { events: true })
      : decodeReplay(bytes, { everyUpdate() {} });
    outcome = ended.kind;
    const error = 'error' in ended ? ended.error : null;
    if (error !== null && !(error instanceof DecodeError)) problem = `ends with ${String(error)}`;
    else if (analyzed) problem = findNonFinite(ended as AnalysisOutcome, 'outcome');
  } catch (error) {
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.threadCpuUsage(start);
  return { outcome, layer, ms: (user + system) / 1000, problem };
}
