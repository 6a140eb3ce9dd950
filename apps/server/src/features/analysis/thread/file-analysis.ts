import type { DecodeErrorCode, DecodeSection } from '@datacoach/replay';
import type { MatchResult } from '../../gamedata/index.ts';

/** A decode error in a form that crosses the thread boundary (an Error's getters wouldn't survive). */
export interface ReadingError {
  code: DecodeErrorCode;
  section: DecodeSection;
  bitOffset: number;
  userMessage: string;
}

/** Result of one file. `damaged`: the content's checksum is wrong, so no newer engine will read it. */
export type FileAnalysis =
  | ({ kind: 'complete' } & MatchResult)
  | ({ kind: 'scoreboard'; error: ReadingError; damaged: boolean } & MatchResult)
  | { kind: 'failed'; error: ReadingError };
