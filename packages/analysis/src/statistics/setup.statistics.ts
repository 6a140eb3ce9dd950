import { percentOf, type Statistic } from './statistic.ts';

const setup = {
  group: 'setup',
  better: 'neutral',
  confidence: 'high',
  player: true,
  team: false,
  minimumTeamSize: 1,
} as const;

/** A player's view of the game. */
export const SETUP_STATISTICS: readonly Statistic[] = [
  {
    ...setup,
    key: 'setup.ball_cam_percent',
    label: 'Ball cam on',
    unit: 'percent',
    decimals: 1,
    definition: '% of your time from countdown to goal with ball cam on. Empty if the replay doesn’t say.',
    compute: ({ setup: facts }) => facts && percentOf(facts.ballCamSeconds, facts.knownSeconds),
  },
  {
    ...setup,
    key: 'setup.ball_cam_switches',
    label: 'Ball cam switches',
    unit: 'count',
    decimals: 0,
    definition: 'Times you turned ball cam on or off between countdown and goal.',
    compute: ({ setup: facts }) => facts?.switches ?? null,
  },
];
