import type { PlayerFacts } from './facts/facts.ts';
import type { PositioningFacts } from './facts/tally-positioning.ts';
import type { RoleFacts } from './facts/tally-roles.ts';
import { percentOf, type Statistic, type StatisticKey } from './statistic.ts';

const ball = {
  group: 'positioning',
  unit: 'seconds',
  decimals: 1,
  player: false,
  team: true,
  minimumTeamSize: 1,
} as const;

/** Ball stats of a team; players have none. */
export const BALL_STATISTICS: readonly Statistic[] = [
  {
    ...ball,
    key: 'ball.possession_time',
    label: 'Possession',
    better: 'higher',
    confidence: 'medium',
    definition:
      'Seconds from your team’s touch until the opponents’ touch. Possessions that end in a goal are left out.',
    compute: () => null,
    computeTeam: (facts) => facts.ball?.possessionSeconds ?? null,
  },
  {
    ...ball,
    key: 'ball.time_in_side',
    label: 'Ball in your half',
    better: 'lower',
    confidence: 'high',
    definition: 'Seconds of kickoffs and play with the ball in your own half.',
    compute: () => null,
    computeTeam: (facts) => facts.ball?.inSideSeconds ?? null,
  },
];

const distance = {
  group: 'positioning',
  unit: 'uu',
  decimals: 0,
  better: 'neutral',
  confidence: 'high',
  player: true,
  team: false,
} as const;

/** Distance to ball and teammates. */
export const DISTANCE_STATISTICS: readonly Statistic[] = [
  {
    ...distance,
    key: 'positioning.avg_distance_to_ball',
    label: 'Average distance to ball',
    definition: 'Your average distance from the ball, height included.',
    minimumTeamSize: 1,
    compute: ({ positioning }) => positioning?.distanceToBall ?? null,
  },
  {
    ...distance,
    key: 'positioning.avg_distance_to_ball_possession',
    label: 'Average distance to ball, your possession',
    definition: 'Your average distance from the ball while your team was the last to touch it.',
    minimumTeamSize: 1,
    compute: ({ positioning }) => positioning?.distanceToBallInPossession ?? null,
  },
  {
    ...distance,
    key: 'positioning.avg_distance_to_ball_no_possession',
    label: 'Average distance to ball, opponents’ possession',
    definition: 'Your average distance from the ball while the opponents were the last to touch it.',
    minimumTeamSize: 1,
    compute: ({ positioning }) => positioning?.distanceToBallWithoutPossession ?? null,
  },
  {
    ...distance,
    key: 'positioning.avg_distance_to_mates',
    label: 'Average distance to teammates',
    definition: 'Your average distance from your teammates.',
    minimumTeamSize: 2,
    compute: ({ positioning }) => positioning?.distanceToTeammates ?? null,
  },
];

const place = {
  group: 'positioning',
  decimals: 1,
  better: 'neutral',
  confidence: 'high',
  player: true,
  minimumTeamSize: 1,
} as const;

type SecondsField = {
  [K in keyof PositioningFacts]: K extends `${string}Seconds` ? K : never;
}[keyof PositioningFacts];

interface Place {
  /** Field in ballchasing's JSON without `time_` or `percent_`. */
  field: string;
  label: string;
  where: string;
  seconds: SecondsField;
}

/** Relative to their own goal. */
const PLACES: readonly Place[] = [
  {
    field: 'defensive_third',
    label: 'defensive third',
    where: 'in your defensive third (more than 1,707 uu behind midfield)',
    seconds: 'defensiveThirdSeconds',
  },
  {
    field: 'neutral_third',
    label: 'neutral third',
    where: 'in the middle third (within 1,707 uu of midfield)',
    seconds: 'neutralThirdSeconds',
  },
  {
    field: 'offensive_third',
    label: 'offensive third',
    where: 'in the attacking third (more than 1,707 uu past midfield)',
    seconds: 'offensiveThirdSeconds',
  },
  {
    field: 'defensive_half',
    label: 'defensive half',
    where: 'in your own half',
    seconds: 'defensiveHalfSeconds',
  },
  {
    field: 'offensive_half',
    label: 'offensive half',
    where: 'in the opponents’ half',
    seconds: 'offensiveHalfSeconds',
  },
  {
    field: 'behind_ball',
    label: 'behind the ball',
    where: 'goal-side of the ball',
    seconds: 'behindBallSeconds',
  },
  {
    field: 'infront_ball',
    label: 'in front of the ball',
    where: 'ahead of the ball',
    seconds: 'inFrontOfBallSeconds',
  },
];

const time = ({ field, label, where, seconds }: Place): Statistic => ({
  ...place,
  key: `positioning.time_${field}` satisfies StatisticKey,
  label: `Time ${label.includes('ball') ? label : `in ${label}`}`,
  unit: 'seconds',
  definition: `Seconds ${where}.`,
  team: true,
  compute: ({ positioning }: PlayerFacts) => positioning?.[seconds] ?? null,
});

const share = ({ field, label, where, seconds }: Place): Statistic => ({
  ...place,
  key: `positioning.percent_${field}` satisfies StatisticKey,
  label: `${label.charAt(0).toUpperCase()}${label.slice(1)}, % of time`,
  unit: 'percent',
  definition: `% of time on the field ${where}.`,
  team: false,
  compute: ({ positioning, movement }: PlayerFacts) =>
    positioning && movement ? percentOf(positioning[seconds], movement.trackedSeconds) : null,
});

/** Position on the field. */
export const FIELD_STATISTICS: readonly Statistic[] = [...PLACES.map(time), ...PLACES.map(share)];

const role = {
  group: 'positioning',
  decimals: 1,
  better: 'neutral',
  confidence: 'medium',
  player: true,
  team: false,
  minimumTeamSize: 2,
} as const;

interface Role {
  field: string;
  label: string;
  what: string;
  seconds: Exclude<keyof RoleFacts, 'goalsAgainstAsLastDefender' | 'teamSeconds'>;
}

const ROLES: readonly Role[] = [
  {
    field: 'most_back',
    label: 'as last man',
    what: 'as your team’s player closest to your own goal line',
    seconds: 'mostBackSeconds',
  },
  {
    field: 'most_forward',
    label: 'farthest forward',
    what: 'as your team’s player closest to the opponents’ goal line',
    seconds: 'mostForwardSeconds',
  },
  {
    field: 'closest_to_ball',
    label: 'closest to ball',
    what: 'as your team’s player closest to the ball',
    seconds: 'closestToBallSeconds',
  },
  {
    field: 'farthest_from_ball',
    label: 'farthest from ball',
    what: 'as your team’s player farthest from the ball',
    seconds: 'farthestFromBallSeconds',
  },
];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Role on their team. */
export const ROLE_STATISTICS: readonly Statistic[] = [
  ...ROLES.map(
    ({ field, label, what, seconds }): Statistic => ({
      ...role,
      key: `positioning.time_${field}` satisfies StatisticKey,
      label: `Time ${label}`,
      unit: 'seconds',
      definition: `Seconds of play ${what}.`,
      compute: ({ roles }) => roles?.[seconds] ?? null,
    }),
  ),
  ...ROLES.map(
    ({ field, label, what, seconds }): Statistic => ({
      ...role,
      key: `positioning.percent_${field}` satisfies StatisticKey,
      label: `${capitalized(label)}, % of time`,
      unit: 'percent',
      definition: `% of time you spent ${what}. A team’s shares add up to 100%.`,
      compute: ({ roles }) => (roles ? percentOf(roles[seconds], roles.teamSeconds) : null),
    }),
  ),
  {
    ...role,
    key: 'positioning.goals_against_while_last_defender',
    label: 'Goals conceded as last man',
    unit: 'count',
    decimals: 0,
    better: 'lower',
    definition: 'Goals against while you were closest to your own goal line.',
    compute: ({ roles }) => roles?.goalsAgainstAsLastDefender ?? null,
  },
];
