import type { Statistic } from '../define-statistic.ts';

const powerslide = {
  group: 'movement',
  better: 'neutral',
  player: true,
  minimumTeamSize: 1,
} as const;

export const POWERSLIDE_STATISTICS: readonly Statistic[] = [
  {
    ...powerslide,
    key: 'movement.time_powerslide',
    label: 'Time in powerslides',
    unit: 'seconds',
    decimals: 2,
    confidence: 'high',
    definition: 'Seconds with the powerslide button held on the ground.',
    team: true,
    compute: ({ movement }) => movement?.powerslideSeconds ?? null,
  },
  {
    ...powerslide,
    key: 'movement.count_powerslide',
    label: 'Powerslides',
    unit: 'count',
    decimals: 0,
    confidence: 'medium',
    definition: 'Powerslides on the ground. Taps shorter than a network frame are not in the file.',
    team: true,
    compute: ({ movement }) => movement?.powerslides ?? null,
  },
  {
    ...powerslide,
    key: 'movement.avg_powerslide_duration',
    label: 'Average powerslide',
    unit: 'seconds',
    decimals: 2,
    confidence: 'medium',
    definition: 'Mean length of a powerslide on the ground.',
    team: false,
    compute: ({ movement }) =>
      movement === null
        ? null
        : movement.powerslides === 0
          ? 0
          : movement.powerslideSeconds / movement.powerslides,
  },
];
