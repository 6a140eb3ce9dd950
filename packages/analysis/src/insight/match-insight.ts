import type { MetricFigures } from '../metrics/compute-metrics.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { Clock } from '../report/match-report.ts';

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
}

export interface PlayerInsight {
  metrics: MetricFigures;
}

/**
 * What the events add to a report: metrics of every player and team, the race of expected goals. The shape equals
 * `matchInsight` of `@datacoach/contract`, field for field. Players by the key of the report.
 */
export interface MatchInsight {
  xgModel: string;
  xgRace: XgRacePoint[];
  players: Record<string, PlayerInsight>;
  teams: [TeamInsight, TeamInsight];
}
