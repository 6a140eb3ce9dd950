import type { TeamIndex } from '../../model/teams.ts';
import type { GameEvent } from '../game-event.ts';

export type FiftyFiftyEvidence = {
  /** Team that got through: by the place or speed of the ball, else by who has it then; null when neither. */
  winner: TeamIndex | null;
  /** What decided. */
  decidedBy: 'ball' | 'possession' | 'nothing';
  /** Team of the first uncontested touch after it. */
  possession: TeamIndex | null;
  kickoff: boolean;
  blue: number;
  orange: number;
  /** Touches that belong to it. */
  touches: number;
  settledFrame: number;
  /** Place and speed of the ball when settled, along the line from the blue to the orange car; uu, uu/s. */
  towardsOrange: number;
  speedTowardsOrange: number;
};
/** Player is who touched first, other his opponent, team the winner's. */
export type FiftyFiftyEvent = GameEvent<'fiftyFifty', FiftyFiftyEvidence>;
