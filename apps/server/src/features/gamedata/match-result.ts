import type { GameHighlights } from '@datacoach/analysis';
import type { MatchInsight, MatchReport } from '@datacoach/contract';

import type { KindIndex } from '../../schema/gamedata.schema.ts';

/** An event with a code, from which its row is built. */
export interface CodedEvent {
  ordinal: number;
  code: number;
  /** The player's index in the report; null for team events. */
  player: number | null;
  team: 0 | 1 | null;
  frame: number;
  time: number;
  clock: number;
  overtime: boolean;
  x: number;
  y: number;
  z: number;
  zone: number | null;
  confidence: number;
  xg: number | null;
  /** Outcome of a shot. */
  outcome: string | null;
  /** Place in `EVENT_ROLES`. */
  role: number | null;
  /** Place in `SCORE_STATES`. */
  scoreState: number | null;
}

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
