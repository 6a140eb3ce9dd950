import { statSync } from 'node:fs';
import { prepareSample, writtenSamples } from '@datacoach/replay-fixtures/fuzz';
import { readSharedReplay, sharedReplayNames, sharedReplayPath } from '../../../tooling/shared-corpus.ts';
import type { FuzzSamples } from './fuzz-run.ts';

const SMALL_BYTES = 70_000;

/** Written replays everywhere, and the real ones where the shared folder is. */
export function loadSamples(): FuzzSamples {
  const sizes = sharedReplayNames.map((name) => ({ name, size: statSync(sharedReplayPath(name)).size }));
  const small = sizes.filter(({ size }) => size < SMALL_BYTES);
  const large = sizes.filter(({ size }) => size >= SMALL_BYTES);
  return {
    small: [
      ...writtenSamples(),
      ...small.map(({ name }) => prepareSample(name, readSharedReplay(name), true)),
    ],
    large: large.map(({ name }) => name),
  };
}
