import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';

/** Result of analyzing a file in the browser. `userMessage` says what couldn't be read. */
export type AnalysisOutcome =
  | {
      kind: 'complete';
      report: MatchReport;
      events: MatchEvent[] | null;
      insight: MatchInsight | null;
      userMessage: null;
    }
  | { kind: 'scoreboard'; report: MatchReport; events: null; insight: null; userMessage: string }
  | { kind: 'failed'; userMessage: string };

export interface AnalysisRequest {
  id: number;
  bytes: ArrayBuffer;
}

export interface AnalysisResponse {
  id: number;
  outcome: AnalysisOutcome;
  /** Time for decoding and analysis in the worker, ms. */
  milliseconds: number;
}
