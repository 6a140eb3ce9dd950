import type { EventKind } from '../detectors/event-kinds.ts';
import defenseMoves from './defense-moves.data.json' with { type: 'json' };

/** A way to stop the opponents, as listed in the defense table. */
export interface DefenseMove {
  readonly code: number;
  readonly key: DefenseMoveKey;
  readonly label: string;
  readonly events: readonly EventKind[];
  readonly definition: string;
  /** What makes a move successful; null if success isn't measured. */
  readonly success: string | null;
}

export type DefenseMoveKey = keyof typeof defenseMoves;

/** Source: game-and-stats.md 4.7. */
export const DEFENSE_MOVES = Object.entries(defenseMoves).map(([key, row]) => ({
  key,
  ...row,
})) as readonly DefenseMove[];
