import type { FirstInsight } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport, RankedMode } from '@datacoach/contract';

export interface FirstInsightTask {
  report: MatchReport;
  insight: MatchInsight | null;
  playerKey: string;
  /** Declared tier by mode, 1-22; null if there is none. */
  tiers: Record<RankedMode, number | null>;
}

/** How a coach says what goes wrong, and what to do about it. */
export interface FindingText {
  problem: string;
  say: string;
}

/** Null for modes without references, and for players who weren't in the match. `words` are the opportunity's. */
export type FirstInsightResult =
  | (FirstInsight & { comparedTier: number; isOwnRank: boolean; words: FindingText | null })
  | null;
