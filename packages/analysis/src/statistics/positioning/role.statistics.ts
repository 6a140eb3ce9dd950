import { percentOf, type Statistic } from '../define-statistic.ts';
import type { RoleFacts } from '../facts/tally-roles.ts';
import type { StatisticKey } from '../statistic.ts';

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
  seconds: Exclude<keyof RoleFacts, 'goalsAgainstAsLastDefender'>;
}

const ROLES: readonly Role[] = [
  {
    field: 'most_back',
    label: 'last back',
    what: 'as the player of your team nearest to your own goal line',
    seconds: 'mostBackSeconds',
  },
  {
    field: 'most_forward',
    label: 'furthest forward',
    what: "as the player of your team nearest to the opponents' goal line",
    seconds: 'mostForwardSeconds',
  },
  {
    field: 'closest_to_ball',
    label: 'closest to ball',
    what: 'as the player of your team closest to the ball',
    seconds: 'closestToBallSeconds',
  },
  {
    field: 'farthest_from_ball',
    label: 'farthest from ball',
    what: 'as the player of your team farthest from the ball',
    seconds: 'farthestFromBallSeconds',
  },
];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which place in the own team. */
export const ROLE_STATISTICS: readonly Statistic[] = [
  ...ROLES.map(
    ({ field, label, what, seconds }): Statistic => ({
      ...role,
      key: `positioning.time_${field}` satisfies StatisticKey,
      label: `Time ${label}`,
      unit: 'seconds',
      definition: `Seconds of play ${what}, looked at ten times a second.`,
      compute: ({ roles }) => roles?.[seconds] ?? null,
    }),
  ),
  ...ROLES.map(
    ({ field, label, what, seconds }): Statistic => ({
      ...role,
      key: `positioning.percent_${field}` satisfies StatisticKey,
      label: `${capitalised(label)}, share of time`,
      unit: 'percent',
      definition: `Share of countdowns and play ${what}.`,
      compute: ({ roles, clocks }) => (roles ? percentOf(roles[seconds], clocks.round) : null),
    }),
  ),
  {
    ...role,
    key: 'positioning.goals_against_while_last_defender',
    label: 'Goals conceded as last back',
    unit: 'count',
    decimals: 0,
    better: 'lower',
    definition: 'Goals of the other team while you were the player nearest to your own goal line.',
    compute: ({ roles }) => roles?.goalsAgainstAsLastDefender ?? null,
  },
];
