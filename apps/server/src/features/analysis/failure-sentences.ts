import type { ThreadDiedError } from '../../platform/thread-pool/thread-pool.ts';

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

/** For a damaged file whose scoreboard is shown all the same. */
export function damagedFile(sentence: string): string {
  return `${sentence} Only its scoreboard could be read.`;
}
