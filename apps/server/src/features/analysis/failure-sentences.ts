import type { DecodeErrorCode } from '@datacoach/replay';
import type { ThreadDiedError } from '../../platform/thread-pool/thread-pool.ts';
import type { ReadingError } from './thread/file-analysis.ts';

/** What the owner reads when a file's analysis did not come to an end. */
export const THREAD_DEATH_SENTENCES: Record<ThreadDiedError['reason'], string> = {
  time: 'The analysis of this file took too long and was stopped.',
  memory: 'The analysis of this file needed too much memory and was stopped.',
  exit: 'The analysis of this file stopped unexpectedly.',
};

export const ANALYSIS_FAILED =
  'Something in this file could not be analysed. We keep it for a newer version.';

export const WAITS_FOR_UPDATE =
  'Only the scoreboard could be read: this file is waiting for an update that knows its game version.';

export const HAS_NO_FRAMES = 'The file holds a scoreboard but no recording of the match.';

/** Codes by which an intact file would be too new; in a damaged one they are a consequence of the damage. */
const READ_AS_TOO_NEW: ReadonlySet<DecodeErrorCode> = new Set([
  'unknown-class',
  'unknown-attribute',
  'unknown-platform',
  'unknown-property',
]);

/** For a damaged file whose scoreboard is shown all the same. */
export function damagedFile({ code, sentence }: Pick<ReadingError, 'code' | 'sentence'>): string {
  const damage = READ_AS_TOO_NEW.has(code) ? 'The file is damaged: its content has changed.' : sentence;
  return `${damage} Only its scoreboard could be read.`;
}
