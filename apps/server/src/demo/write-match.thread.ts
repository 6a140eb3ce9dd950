import { type PlayedMatchOptions, writePlayedMatch } from '@datacoach/replay-fixtures';

/** Runs in a writing thread. */
export default function writeMatch(options: PlayedMatchOptions): Uint8Array {
  return writePlayedMatch(options);
}
