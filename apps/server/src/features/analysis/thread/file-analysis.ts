import type { DecodeErrorCode, DecodeSection } from '@datacoach/replay';
import type { MatchResult } from '../../gamedata/index.ts';

/** A decode error as it crosses the thread's border (an Error's getters would not survive). */
export interface ReadingError {
  code: DecodeErrorCode;
  section: DecodeSection;
  bitOffset: number;
  /** What the player reads. */
  sentence: string;
}

/** Result of one file. `damaged`: the content's checksum is wrong, so no newer engine will read it. */
export type FileAnalysis =
  | ({ kind: 'complete' } & MatchResult)
  | ({ kind: 'scoreboard'; error: ReadingError; damaged: boolean } & MatchResult)
  | { kind: 'failed'; error: ReadingError };
