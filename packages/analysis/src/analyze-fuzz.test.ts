import {
  createRunRandom,
  createSamples,
  findNonFinite,
  type MutatedLayer,
  mutateSample,
} from '@datacoach/replay-fixtures/fuzz';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from './analyze-replay.ts';

const RUNS = 300;
const SEED = 20_261_121;
/** Far more than a short match takes, far less than a hang. */
const MAX_MS = 2000;

describe('analyzing impossible matches', () => {
  const samples = createSamples();

  it.each([
    ['frames', RUNS / 3],
    ['tables', RUNS / 6],
  ] as const)(
    'ends in JSON-safe numbers for mutated %s, events included',
    { timeout: 600_000 },
    (chosen, requestedEvents) => {
      const layers: Partial<Record<MutatedLayer, number>> = {};
      let slowest = 0;
      let withEvents = 0;
      for (let run = 0; run < RUNS; run++) {
        const sample = samples[run % samples.length]!;
        const { bytes, layer } = mutateSample(sample, chosen, createRunRandom(SEED, run), sample.bytes);
        layers[layer] = (layers[layer] ?? 0) + 1;
        const started = performance.now();
        const outcome = analyzeReplay(bytes, { events: true });
        slowest = Math.max(slowest, performance.now() - started);
        expect(findNonFinite(outcome, 'outcome'), `run ${run} of seed ${SEED}`).toBeNull();
        if (outcome.kind === 'complete' && (outcome.events?.length ?? 0) > 0) withEvents++;
      }
      expect(slowest).toBeLessThan(MAX_MS);
      // Most runs must reach the detectors, or the mutations test nothing.
      expect(layers[chosen]).toBeGreaterThan(RUNS / 2);
      expect(withEvents).toBeGreaterThan(requestedEvents);
    },
  );
});
