import type { Metric } from '../define-metric.ts';
import { liveDistancesOf } from './live-distances.ts';

const distance = {
  group: 'positional',
  target: null,
  minimumTeamSize: 1,
  unit: 'uu',
  scale: 'mean',
  decimals: 0,
  better: 'neutral',
  sample: 'positions of your car',
  confidence: 'high',
  events: [],
} as const;

/** How far from ball and players, while the ball is in play. */
export const DISTANCE_METRICS: readonly Metric[] = [
  {
    ...distance,
    key: 'distanceFromBall',
    number: 123,
    label: 'Distance from ball',
    definition: 'Mean distance between your car and the ball in play, height included.',
    compute: (input) => liveDistancesOf(input).ball,
  },
  {
    ...distance,
    key: 'distanceFromBallPossession',
    number: 124,
    label: 'Distance from ball in possession',
    definition: 'Mean distance between your car and the ball while your team was the last to touch it.',
    compute: (input) => liveDistancesOf(input).ballInPossession,
  },
  {
    ...distance,
    key: 'distanceFromBallNoPossession',
    number: 125,
    label: 'Distance from ball out of possession',
    definition: 'Mean distance between your car and the ball while the other team was the last to touch it.',
    compute: (input) => liveDistancesOf(input).ballWithoutPossession,
  },
  {
    ...distance,
    key: 'distanceFromTeammates',
    number: 126,
    label: 'Distance from team mates',
    minimumTeamSize: 2,
    definition:
      'Mean distance between you and your team mates in play; of two mates on the field the mean of both.',
    compute: (input) => liveDistancesOf(input).mates,
  },
  {
    ...distance,
    key: 'distanceFromOpponents',
    number: 127,
    label: 'Distance from opponents',
    definition: 'Mean distance between your car and the nearest opponent in play.',
    compute: (input) => liveDistancesOf(input).nearestOpponent,
  },
  {
    ...distance,
    key: 'spacingIndex',
    number: 140,
    label: 'Spacing',
    unit: 'index',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    sample: 's of live play with a team mate',
    confidence: 'medium',
    minimumTeamSize: 2,
    definition:
      'Of a hundred seconds in play, how many you were at a good distance from your team mates: 1,800 to 4,200 uu in doubles, on average 2,000 to 4,500 uu with more of them.',
    compute: (input) => liveDistancesOf(input).spacing,
  },
];
