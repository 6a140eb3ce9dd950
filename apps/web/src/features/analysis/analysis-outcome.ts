import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';

/** What the browser's own analysis of a file gave. `sentence` says what could not be read. */
export type AnalysisOutcome =
  | {
      kind: 'complete';
      report: MatchReport;
      events: MatchEvent[] | null;
      insight: MatchInsight | null;
      sentence: null;
    }
  | { kind: 'scoreboard'; report: MatchReport; events: null; insight: null; sentence: string }
  | { kind: 'failed'; sentence: string };

export interface AnalysisRequest {
  id: number;
  bytes: ArrayBuffer;
}

export interface AnalysisAnswer {
  id: number;
  outcome: AnalysisOutcome;
  /** Time of decoding and analysis in the worker, ms. */
  milliseconds: number;
}
