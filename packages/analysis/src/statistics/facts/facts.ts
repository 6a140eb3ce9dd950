import type { TeamIndex } from '../../model/teams.ts';
import type { MatchClocks } from './match-clocks.ts';
import type { BallFacts } from './tally-ball.ts';
import type { BoostFacts, PadFacts } from './tally-boost.ts';
import type { MovementFacts } from './tally-movement.ts';
import type { PositioningFacts } from './tally-positioning.ts';
import type { RoleFacts } from './tally-roles.ts';

/** Final scoreboard figures. */
export interface CoreFacts {
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
  /** Of the other team. */
  shotsAgainst: number;
  goalsAgainst: number;
  mvp: boolean;
}

interface DemoFacts {
  inflicted: number;
  taken: number;
}

/** What a player's statistics are made of. A part is null where the file or the mode does not have it. */
export interface PlayerFacts {
  team: TeamIndex;
  clocks: MatchClocks;
  core: CoreFacts;
  boost: BoostFacts | null;
  pads: PadFacts | null;
  movement: MovementFacts | null;
  positioning: PositioningFacts | null;
  roles: RoleFacts | null;
  demo: DemoFacts | null;
}

/** What a team's statistics are made of. */
export interface TeamFacts {
  players: readonly PlayerFacts[];
  ball: BallFacts | null;
}
