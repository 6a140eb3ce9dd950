import type { Statistic } from './statistic.ts';

const demolition = {
  group: 'demo',
  unit: 'count',
  decimals: 0,
  confidence: 'high',
  player: true,
  team: true,
  minimumTeamSize: 1,
} as const;

export const DEMO_STATISTICS: readonly Statistic[] = [
  {
    ...demolition,
    key: 'demo.inflicted',
    label: 'Demolitions inflicted',
    better: 'higher',
    definition: 'Opponents you demolished.',
    compute: ({ demo }) => demo?.inflicted ?? null,
  },
  {
    ...demolition,
    key: 'demo.taken',
    label: 'Demolitions taken',
    better: 'lower',
    definition: 'Times an opponent demolished you. Self-demos don’t count.',
    compute: ({ demo }) => demo?.taken ?? null,
  },
];
