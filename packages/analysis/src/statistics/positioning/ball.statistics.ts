import type { Statistic } from '../define-statistic.ts';

const ball = {
  group: 'positioning',
  unit: 'seconds',
  decimals: 1,
  player: false,
  team: true,
  minimumTeamSize: 1,
} as const;

/** What the ball does for a team; players have no such figures. */
export const BALL_STATISTICS: readonly Statistic[] = [
  {
    ...ball,
    key: 'ball.possession_time',
    label: 'Possession',
    better: 'higher',
    confidence: 'medium',
    definition:
      'Seconds from a touch of your team until the other team touched the ball; what ends with a goal is left out.',
    compute: () => null,
    computeTeam: (facts) => facts.ball?.possessionSeconds ?? null,
  },
  {
    ...ball,
    key: 'ball.time_in_side',
    label: 'Ball in own half',
    better: 'lower',
    confidence: 'high',
    definition: 'Seconds of kickoffs and play with the ball in your own half.',
    compute: () => null,
    computeTeam: (facts) => facts.ball?.inSideSeconds ?? null,
  },
];
