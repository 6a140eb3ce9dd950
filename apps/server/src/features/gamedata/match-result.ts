import type { GameHighlights } from '@datacoach/analysis';
import type { MatchInsight, MatchReport } from '@datacoach/contract';

import type { KindIndex } from '../../schema/gamedata.schema.ts';

/** One event with a code, as its row is made from it. */
export interface CodedEvent {
  ordinal: number;
  code: number;
  /** Number of the player in the report; null for events of a team. */
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
  /** Of shots. */
  outcome: string | null;
  /** Place in `EVENT_ROLES`. */
  role: number | null;
  /** Place in `SCORE_STATES`. */
  scoreState: number | null;
}

/** What was recorded of a match, packed as it is stored and served. */
export interface MatchRecording {
  /** Body of `match/{matchId}/events`. */
  events: Uint8Array;
  /** Body of `match/{matchId}/tracks`. */
  tracks: Uint8Array;
  codedEvents: CodedEvent[];
  kinds: KindIndex;
  /** What a career counts, by player key. */
  highlights: Record<string, GameHighlights>;
}

/** Everything that one file tells of its match. */
export interface MatchResult {
  report: MatchReport;
  insight: MatchInsight | null;
  /** Null for scoreboards. */
  recording: MatchRecording | null;
}
