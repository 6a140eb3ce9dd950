import type { GameHighlights } from '@datacoach/analysis';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import type { KindIndex, matchEvents } from '../../schema/gamedata.schema.ts';

/** An event with a code, from which its row is built. */
export type CodedEvent = Omit<typeof matchEvents.$inferSelect, 'matchId'>;

/** A match's recording, packed as stored and served. */
export interface MatchRecording {
  /** Body of `match/{matchId}/events`. */
  events: Uint8Array;
  /** Body of `match/{matchId}/tracks`. */
  tracks: Uint8Array;
  codedEvents: CodedEvent[];
  kinds: KindIndex;
  /** Career stats, by player key. */
  highlights: Record<string, GameHighlights>;
}

/** Everything that one file contains about its match. */
export interface MatchResult {
  report: MatchReport;
  insight: MatchInsight | null;
  /** Null for scoreboards. */
  recording: MatchRecording | null;
}
