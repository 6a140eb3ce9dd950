import type { Statistic } from '../define-statistic.ts';

const distance = {
  group: 'positioning',
  unit: 'uu',
  decimals: 0,
  better: 'neutral',
  confidence: 'high',
  player: true,
  team: false,
} as const;

/** How far from ball and team mates. */
export const DISTANCE_STATISTICS: readonly Statistic[] = [
  {
    ...distance,
    key: 'positioning.avg_distance_to_ball',
    label: 'Average distance to ball',
    definition: 'Mean distance between your car and the ball, height included.',
    minimumTeamSize: 1,
    compute: ({ positioning }) => positioning?.distanceToBall ?? null,
  },
  {
    ...distance,
    key: 'positioning.avg_distance_to_ball_possession',
    label: 'Average distance to ball, own possession',
    definition: 'Mean distance to the ball while your team was the last to touch it.',
    minimumTeamSize: 1,
    compute: ({ positioning }) => positioning?.distanceToBallInPossession ?? null,
  },
  {
    ...distance,
    key: 'positioning.avg_distance_to_ball_no_possession',
    label: 'Average distance to ball, opponents in possession',
    definition: 'Mean distance to the ball while the other team was the last to touch it.',
    minimumTeamSize: 1,
    compute: ({ positioning }) => positioning?.distanceToBallWithoutPossession ?? null,
  },
  {
    ...distance,
    key: 'positioning.avg_distance_to_mates',
    label: 'Average distance to mates',
    definition: 'Mean distance between your car and the cars of your team mates.',
    minimumTeamSize: 2,
    compute: ({ positioning }) => positioning?.distanceToMates ?? null,
  },
];
