import type { FirstInsight } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport, RankedMode } from '@datacoach/contract';

/** A match and the player to find a first insight for. */
export interface FirstInsightTask {
  report: MatchReport;
  insight: MatchInsight | null;
  playerKey: string;
  /** Declared tier by mode, 1-22; null if there is none. */
  tiers: Record<RankedMode, number | null>;
}

/** Null for modes without references, and for players who weren't in the match. */
export type FirstInsightAnswer = (FirstInsight & { comparedTier: number; isOwnRank: boolean }) | null;
