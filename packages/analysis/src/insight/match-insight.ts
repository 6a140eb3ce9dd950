import type { MetricFigures } from '../metrics/compute-metrics.ts';
import type { RoleInsight } from '../metrics/positional/teamwork.metrics.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { Clock } from '../report/match-report.ts';
import type { DefenceMoveInsight } from './defence-moves.ts';
import type { KickoffInsight } from './kickoffs.ts';
import type { MechanicInsight } from './mechanics.ts';
import type { PlayerPossession, TeamPossession } from './possession.ts';
import type { ZoneInsight } from './presence.ts';
import type { ShotInsight } from './shot-types.ts';

/** A step of the expected-goals race. */
export interface XgRacePoint {
  time: number;
  frame: number;
  clock: Clock;
  team: TeamIndex;
  player: string | null;
  /** Chance of this attempt, and the team's sum with it. */
  xg: number;
  total: number;
  goal: boolean;
}

export interface TeamInsight {
  team: TeamIndex;
  metrics: MetricFigures;
  kickoffs: KickoffInsight;
  possession: TeamPossession;
}

export interface PlayerInsight {
  metrics: MetricFigures;
  /** Live play while the player was in the match. */
  liveSeconds: number;
  /** Of it, with his car standing still for five seconds or more. */
  idleSeconds: number;
  zones: ZoneInsight;
  /** One row per mechanic, in the order of `MECHANICS`. */
  mechanics: MechanicInsight[];
  kickoffs: KickoffInsight;
  /** null in duels. */
  roles: RoleInsight | null;
  /** Pickups by number of the standard pad, in field coordinates; null on maps with another layout. */
  pads: number[] | null;
  possession: PlayerPossession;
  /** One row per type, in the order of `SHOT_TYPES`. */
  shotTypes: ShotInsight[];
  /** Goals where they went in, other shots on target where they would have, in the order of `PLACEMENTS`. */
  placements: ShotInsight[];
  /** In the order of `SHOT_HEIGHTS`. */
  shotHeights: ShotInsight[];
  /** In the order of `DEFENCE_MOVES`. */
  defenceMoves: DefenceMoveInsight[];
}

/**
 * What the events add to a report: metrics of every player and team, the race of expected goals. The shape equals
 * `matchInsight` of `@datacoach/contract`, field for field. Players by the key of the report.
 */
export interface MatchInsight {
  xgModel: string;
  /** Rules that differ from the usual: `boost`, `ball`, `cars`, `time`, `goalLimit`, `settings`. */
  changedRules: string[];
  xgRace: XgRacePoint[];
  players: Record<string, PlayerInsight>;
  teams: [TeamInsight, TeamInsight];
}
