import { count, type Metric, share } from '../define-metric.ts';

const scoreboard = {
  group: 'shooting',
  better: 'higher',
  target: null,
  confidence: 'high',
  minimumTeamSize: 1,
} as const;

/** What the scoreboard says of shooting. */
export const SCOREBOARD_METRICS: readonly Metric[] = [
  {
    ...scoreboard,
    key: 'goals',
    number: 0,
    label: 'Goals',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    sample: 'match',
    definition: 'Goals that the scoreboard gives you.',
    events: ['goal'],
    compute: ({ facts }) => count(facts.core.goals),
  },
  {
    ...scoreboard,
    key: 'shots',
    number: 1,
    label: 'Shots',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    sample: 'match',
    definition: 'Shots that the scoreboard gives you.',
    events: ['shot'],
    compute: ({ facts }) => count(facts.core.shots),
  },
  {
    ...scoreboard,
    key: 'shootingPct',
    number: 3,
    label: 'Shooting percentage',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    sample: 'shots',
    definition:
      'Goals for each hundred shots, both as the scoreboard counts them. A goal is a shot too where the game forgot to count it.',
    events: ['shot'],
    compute: ({ facts: { core } }) => share(core.goals, Math.max(core.shots, core.goals)),
  },
];
