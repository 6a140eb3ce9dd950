import { type PlayedMatchOptions, writePlayedMatch } from '@datacoach/replay/writer';

/** Work of a writing thread. */
export default function writeMatch(options: PlayedMatchOptions): Uint8Array {
  return writePlayedMatch(options);
}
