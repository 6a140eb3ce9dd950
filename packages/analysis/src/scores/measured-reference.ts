import type { ScoreMode } from './score-modes.ts';

/** Mean and spread of a metric over matches of players whose rank nobody knows: no slope over tiers. */
export interface MeasuredReference {
  readonly mode: ScoreMode;
  readonly metric: string;
  readonly mean: number;
  /** Standard deviation of single matches. */
  readonly spread: number;
  /** Counts are a five minutes of live play. */
  readonly per5: boolean;
  readonly playerGames: number;
}
