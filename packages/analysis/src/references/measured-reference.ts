import type { ScoreMode } from '../model/score-modes.ts';

/**
 * Mean and spread of a metric over matches of players whose rank nobody knows: no slope over tiers. Counts of a match
 * are a five minutes of live play.
 */
export interface MeasuredReference {
  readonly mode: ScoreMode;
  readonly metric: string;
  readonly mean: number;
  /** Standard deviation of single matches. */
  readonly spread: number;
  readonly playerGames: number;
}
