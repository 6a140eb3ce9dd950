import type { AnalysisEngine } from '../features/analysis/index.ts';
import { KNOWN_ATTRIBUTE, UNKNOWN_ATTRIBUTE } from './sample-replay.ts';

export const NEWER_VERSION = '99.0.0';

/** An engine that supports one more game version than ours. */
export const NEWER_ENGINE: AnalysisEngine = {
  version: NEWER_VERSION,
  thread: new URL('./newer-engine.thread.ts', import.meta.url),
};

/** An engine that can no longer read recordings. */
export const FORGETFUL_ENGINE: AnalysisEngine = {
  version: '100.0.0',
  thread: new URL('./forgetful-engine.thread.ts', import.meta.url),
};

/** Returns the original of a `createNewerReplay` file. */
export function createReadableReplay(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(UNKNOWN_ATTRIBUTE);
  if (at >= 0) copy.write(KNOWN_ATTRIBUTE, at);
  return new Uint8Array(copy);
}
