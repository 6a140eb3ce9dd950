import { describe, expect, it } from 'vitest';
import {
  readOracle,
  readSharedReplay,
  reportMissingCorpus,
  sharedReplayNames,
} from '../../../tooling/shared-corpus.ts';
import { summarizeReplay } from '../src/compat/summarize-replay.ts';
import { findFirstDifference } from './first-difference.ts';

reportMissingCorpus('decode summaries of 63 real replays against boxcars');

/** Returns the tolerance in reference/decode/README.md for sums of floats; integers have to be equal. */
function sumTolerance(path: string, leaf: Record<string, unknown>): number {
  const { n, min, max } = leaf as { n?: number; min?: number; max?: number };
  if (!path.startsWith('/network/') || n === undefined || min === undefined || max === undefined) return 0;
  if (Number.isInteger(leaf.sum) && Number.isInteger(min) && Number.isInteger(max)) return 0;
  return 1e-6 * n * Math.max(Math.abs(min), Math.abs(max), 1);
}

/** Error texts are our own: only their presence is compared. */
function withoutWording(summary: Record<string, unknown>): Record<string, unknown> {
  const errors = summary.errors as Record<string, unknown>;
  const { strict, ignoringCrc, withoutNetwork, framesBeforeError } = errors;
  const has = (error: unknown) => error !== null;
  return {
    ...summary,
    decoder: null,
    errors: {
      strict: has(strict),
      ignoringCrc: has(ignoringCrc),
      withoutNetwork: has(withoutNetwork),
      framesBeforeError,
    },
  };
}

describe.runIf(sharedReplayNames.length > 0)("decode summary equals the oracle's", () => {
  it.each(sharedReplayNames)('%s', (name) => {
    const requested = readOracle('decode', name) as Record<string, unknown>;
    const found = JSON.parse(JSON.stringify(summarizeReplay(readSharedReplay(name), name)));
    expect(findFirstDifference(withoutWording(found), withoutWording(requested), sumTolerance)).toBeNull();
  });
});
