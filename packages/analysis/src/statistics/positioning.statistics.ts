import type { PlayerFacts } from './facts/facts.ts';
import type { PositioningFacts } from './facts/tally-positioning.ts';
import type { RoleFacts } from './facts/tally-roles.ts';
import { calculatePercent } from './statistic.ts';
import type { StatisticComputes } from './statistics.ts';

type SecondsField = {
  [K in keyof PositioningFacts]: K extends `${string}Seconds` ? K : never;
}[keyof PositioningFacts];

const read =
  (field: keyof PositioningFacts) =>
  ({ positioning }: PlayerFacts): number | null =>
    positioning?.[field] ?? null;
const share =
  (seconds: SecondsField) =>
  ({ positioning, movement }: PlayerFacts): number | null =>
    positioning && movement ? calculatePercent(positioning[seconds], movement.trackedSeconds) : null;

type RoleField = Exclude<keyof RoleFacts, 'goalsAgainstAsLastDefender' | 'teamSeconds' | 'presentSeconds'>;

const roleTime =
  (seconds: RoleField) =>
  ({ roles }: PlayerFacts): number | null =>
    roles?.[seconds] ?? null;
const roleShare =
  (seconds: RoleField) =>
  ({ roles }: PlayerFacts): number | null =>
    roles ? calculatePercent(roles[seconds], roles.teamSeconds) : null;

/** Places on the field; ball stats are of a team, players have none. */
export const POSITIONING_STATISTICS = {
  'ball.possession_time': {
    compute: () => null,
    computeTeam: (facts) => facts.ball?.possessionSeconds ?? null,
  },
  'ball.time_in_side': { compute: () => null, computeTeam: (facts) => facts.ball?.inSideSeconds ?? null },
  'positioning.avg_distance_to_ball': read('distanceToBall'),
  'positioning.avg_distance_to_ball_possession': read('distanceToBallInPossession'),
  'positioning.avg_distance_to_ball_no_possession': read('distanceToBallWithoutPossession'),
  'positioning.avg_distance_to_mates': read('distanceToTeammates'),
  'positioning.time_defensive_third': read('defensiveThirdSeconds'),
  'positioning.time_neutral_third': read('neutralThirdSeconds'),
  'positioning.time_offensive_third': read('offensiveThirdSeconds'),
  'positioning.time_defensive_half': read('defensiveHalfSeconds'),
  'positioning.time_offensive_half': read('offensiveHalfSeconds'),
  'positioning.time_behind_ball': read('behindBallSeconds'),
  'positioning.time_infront_ball': read('inFrontOfBallSeconds'),
  'positioning.percent_defensive_third': share('defensiveThirdSeconds'),
  'positioning.percent_neutral_third': share('neutralThirdSeconds'),
  'positioning.percent_offensive_third': share('offensiveThirdSeconds'),
  'positioning.percent_defensive_half': share('defensiveHalfSeconds'),
  'positioning.percent_offensive_half': share('offensiveHalfSeconds'),
  'positioning.percent_behind_ball': share('behindBallSeconds'),
  'positioning.percent_infront_ball': share('inFrontOfBallSeconds'),
  'positioning.time_most_back': roleTime('mostBackSeconds'),
  'positioning.time_most_forward': roleTime('mostForwardSeconds'),
  'positioning.time_closest_to_ball': roleTime('closestToBallSeconds'),
  'positioning.time_farthest_from_ball': roleTime('farthestFromBallSeconds'),
  'positioning.percent_most_back': roleShare('mostBackSeconds'),
  'positioning.percent_most_forward': roleShare('mostForwardSeconds'),
  'positioning.percent_closest_to_ball': roleShare('closestToBallSeconds'),
  'positioning.percent_farthest_from_ball': roleShare('farthestFromBallSeconds'),
  'positioning.goals_against_while_last_defender': ({ roles }) => roles?.goalsAgainstAsLastDefender ?? null,
} satisfies StatisticComputes;
