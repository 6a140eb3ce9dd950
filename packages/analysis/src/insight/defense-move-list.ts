import type { EventKind } from '../detectors/event-kinds.ts';
import defenseMoves from './defense-moves.data.json' with { type: 'json' };

/** A way to stop the opponents, as the defense table lists it. */
export interface DefenseMove {
  readonly code: number;
  readonly key: DefenseMoveKey;
  readonly label: string;
  /** Events behind the count. */
  readonly events: readonly EventKind[];
  /** What is counted, in the player's words. */
  readonly definition: string;
  /** What makes one successful; null where there is nothing to tell apart. */
  readonly success: string | null;
}

export type DefenseMoveKey = keyof typeof defenseMoves;

/** Source: game-and-stats.md 4.7. */
export const DEFENSE_MOVES = Object.entries(defenseMoves).map(([key, row]) => ({
  key,
  ...row,
})) as readonly DefenseMove[];
