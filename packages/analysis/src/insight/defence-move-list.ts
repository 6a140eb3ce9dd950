import type { EventKind } from '../detectors/event-kinds.ts';
import defenceMoves from './defence-moves.data.json' with { type: 'json' };

/** A way to stop the opponents, as the defence table lists it. */
export interface DefenceMove {
  readonly code: number;
  readonly key: DefenceMoveKey;
  readonly label: string;
  /** Events behind the count. */
  readonly events: readonly EventKind[];
  /** What is counted, in the player's words. */
  readonly definition: string;
  /** What makes one successful; null where there is nothing to tell apart. */
  readonly success: string | null;
}

export type DefenceMoveKey = keyof typeof defenceMoves;

/** Source: game-and-stats.md 4.7. */
export const DEFENCE_MOVES = Object.entries(defenceMoves).map(([key, row]) => ({
  key,
  ...row,
})) as readonly DefenceMove[];
