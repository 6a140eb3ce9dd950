import type { FirstInsight } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport, RankedMode } from '@datacoach/contract';

/** A match and whose first insight is asked for. */
export interface FirstInsightTask {
  report: MatchReport;
  insight: MatchInsight | null;
  playerKey: string;
  /** Declared tier by mode, 1-22; null while there is none. */
  tiers: Record<RankedMode, number | null>;
}

/** Null for modes without references, and for who did not play. */
export type FirstInsightAnswer = (FirstInsight & { comparedTier: number; isOwnRank: boolean }) | null;
