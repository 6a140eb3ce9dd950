import { type Metric, share } from '../define-metric.ts';

const place = {
  group: 'positional',
  target: null,
  minimumTeamSize: 1,
  unit: 'percent',
  scale: 'share',
  decimals: 1,
  better: 'neutral',
  events: [],
} as const;

/** Speed and place, by the rules of ballchasing.com (game-and-stats.md 5.4 and 5.5). */
export const PLACE_METRICS: readonly Metric[] = [
  {
    ...place,
    key: 'carSpeed',
    number: 128,
    label: 'Car speed',
    unit: 'uuPerSecond',
    scale: 'mean',
    decimals: 0,
    better: 'higher',
    sample: 's on the field',
    confidence: 'high',
    definition: 'Mean speed of your car in all phases, the same figure as the average speed of mechanics.',
    compute: ({ facts: { movement } }) =>
      movement?.averageSpeed == null
        ? null
        : { sum: movement.averageSpeed * movement.trackedSeconds, over: movement.trackedSeconds },
  },
  {
    ...place,
    key: 'timeBehindBall',
    number: 130,
    label: 'Time goal-side of the ball',
    better: 'higher',
    sample: 's on the field',
    confidence: 'high',
    definition: 'Share of your time on the field nearer to your own goal line than the ball.',
    compute: ({ facts: { positioning } }) =>
      positioning &&
      share(positioning.behindBallSeconds, positioning.behindBallSeconds + positioning.inFrontOfBallSeconds),
  },
  {
    ...place,
    key: 'timeMostBack',
    number: 135,
    label: 'Time as last man',
    sample: 's of countdowns and play',
    confidence: 'medium',
    minimumTeamSize: 2,
    definition:
      'Share of countdowns and play as the player of your team nearest to your own goal line, looked at ten times a second.',
    compute: ({ facts: { roles, clocks } }) => roles && share(roles.mostBackSeconds, clocks.round),
  },
  {
    ...place,
    key: 'timeMostForward',
    number: 136,
    label: 'Time most forward',
    sample: 's of countdowns and play',
    confidence: 'medium',
    minimumTeamSize: 2,
    definition:
      "Share of countdowns and play as the player of your team nearest to the opponents' goal line, looked at ten times a second.",
    compute: ({ facts: { roles, clocks } }) => roles && share(roles.mostForwardSeconds, clocks.round),
  },
];
