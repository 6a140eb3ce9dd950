import { type Metric, per5 } from '../define-metric.ts';

const demolition = {
  group: 'positional',
  target: null,
  minimumTeamSize: 1,
  unit: 'count',
  scale: 'per5',
  decimals: 1,
  sample: 's of live play',
  confidence: 'high',
  events: ['demolition'],
} as const;

export const DEMOLITION_METRICS: readonly Metric[] = [
  {
    ...demolition,
    key: 'demolitionsInflicted',
    number: 133,
    label: 'Demolitions',
    better: 'higher',
    definition: 'Cars that you destroyed, per 5 minutes of play.',
    compute: (input) => input.facts.demo && per5(input.facts.demo.inflicted, input),
  },
  {
    ...demolition,
    key: 'demolitionsTaken',
    number: 134,
    label: 'Demolitions taken',
    better: 'lower',
    definition: 'Times that another player destroyed your car, per 5 minutes of play.',
    compute: (input) => input.facts.demo && per5(input.facts.demo.taken, input),
  },
];
