import {
  checkContainer,
  DECODE_ERROR_MESSAGES,
  type DecodeOutcome,
  decodeReplay,
  readHeader,
} from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { createRunRandom, createSamples, type MutatedLayer, mutateSample } from '../src/fuzz/fuzz-sample.ts';

/** Mutated files of each kind in a regular run; DATACOACH_FUZZ_RUNS sets more, `npm run bench:fuzz` the most. */
const RUNS = Number(process.env.DATACOACH_FUZZ_RUNS ?? 2000);
const SEED = Number(process.env.DATACOACH_FUZZ_SEED ?? 20_261_121);
/** Far longer than one small file takes, far shorter than a hang. */
const MAX_MS = 2000;

describe('mutated files', () => {
  const samples = createSamples();
  const mutated = (run: number, layer: MutatedLayer) => {
    const random = createRunRandom(SEED, run);
    const sample = samples[run % samples.length]!;
    return mutateSample(sample, layer, random, samples[random.below(samples.length)]!.bytes).bytes;
  };

  it(`${RUNS} of them each end in a value, in bounded time`, { timeout: 600_000 }, () => {
    const kinds = new Set<string>();
    let slowest = 0;
    for (let run = 0; run < RUNS; run++) {
      const bytes = mutated(run, run % 3 === 0 ? 'frames' : 'bytes');
      const started = performance.now();
      const outcome = survive(() => decodeReplay(bytes, { everyUpdate: () => {} }), run);
      survive(() => readHeader(bytes), run);
      survive(() => checkContainer(bytes), run);
      slowest = Math.max(slowest, performance.now() - started);
      expectWellFormed(outcome);
      kinds.add(outcome.kind);
    }
    expect(slowest).toBeLessThan(MAX_MS);
    // Every kind of outcome has to be reached, otherwise the mutations test nothing.
    expect([...kinds].sort()).toEqual(['complete', 'failed', 'headerOnly']);
  });

  it('also returns a value for a mutated stream inside an intact container', { timeout: 600_000 }, () => {
    const codes = new Set<string>();
    for (let run = 0; run < RUNS; run++) {
      const bytes = mutated(run, 'stream');
      const outcome = survive(() => decodeReplay(bytes, {}, { checksums: 'never' }), run);
      expectWellFormed(outcome);
      if (outcome.kind === 'headerOnly') codes.add(outcome.error.code);
    }
    expect([...codes]).toEqual(
      expect.arrayContaining(['unknown-attribute', 'unknown-actor', 'bad-frame-time', 'out-of-data']),
    );
  });
});

function survive<T>(work: () => T, run: number): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`run ${run} of seed ${SEED} threw`, { cause: error });
  }
}

function expectWellFormed(outcome: DecodeOutcome): void {
  if (outcome.kind === 'complete') return;
  const { code, bitOffset, userMessage, isDamaged } = outcome.error;
  const isCalledDamaged = isDamaged && userMessage.startsWith('This replay is damaged.');
  expect(isCalledDamaged || userMessage === DECODE_ERROR_MESSAGES[code]).toBe(true);
  expect(Number.isInteger(bitOffset) && bitOffset >= 0).toBe(true);
}
