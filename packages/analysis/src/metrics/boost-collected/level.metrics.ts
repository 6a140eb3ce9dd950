import { roleDetector } from '../../detectors/role/role.detector.ts';
import { type Metric, share } from '../define-metric.ts';

const level = {
  group: 'boostCollected',
  target: null,
  decimals: 1,
  minimumTeamSize: 1,
} as const;

/** How full the tank is. */
export const BOOST_LEVEL_METRICS: readonly Metric[] = [
  {
    ...level,
    key: 'avgBoost',
    number: 61,
    label: 'Average boost',
    unit: 'boost',
    scale: 'mean',
    better: 'neutral',
    target: { 1: [40, 60], 2: [40, 60], 3: [40, 60], 4: [40, 60] },
    sample: 's of countdowns and play',
    confidence: 'high',
    definition: 'Mean of all tank levels that the game reported, from 0 to 100.',
    events: [],
    compute: ({ facts: { boost, clocks } }) =>
      boost?.averageAmount == null ? null : { sum: boost.averageAmount * clocks.round, over: clocks.round },
  },
  {
    ...level,
    key: 'timeZeroPct',
    number: 70,
    label: 'Time at 0 boost',
    unit: 'percent',
    scale: 'share',
    better: 'lower',
    sample: 's of countdowns and play',
    confidence: 'high',
    definition: 'Share of countdowns and play that you spent with an empty tank.',
    events: [],
    compute: ({ facts: { boost, clocks } }) => boost && share(boost.zeroSeconds, clocks.round),
  },
  {
    ...level,
    key: 'timeFullPct',
    number: 71,
    label: 'Time at 100 boost',
    unit: 'percent',
    scale: 'share',
    better: 'lower',
    sample: 's of countdowns and play',
    confidence: 'high',
    definition: 'Share of countdowns and play that you spent with a full tank, which takes no more pads.',
    events: [],
    compute: ({ facts: { boost, clocks } }) => boost && share(boost.fullSeconds, clocks.round),
  },
  {
    ...level,
    key: 'timeLowPct',
    number: 72,
    label: 'Time below 25 boost',
    unit: 'percent',
    scale: 'share',
    better: 'lower',
    sample: 's with a boost reading',
    confidence: 'medium',
    definition: 'Share of your time on the field with less than 25 boost in the tank.',
    events: [],
    compute: ({ facts: { boost } }) => boost && share(boost.bandSeconds[0], boost.usedOverSeconds),
  },
  {
    ...level,
    key: 'boostWhenFirstMan',
    number: 74,
    label: 'Boost when first man',
    unit: 'boost',
    scale: 'mean',
    better: 'higher',
    sample: 's as first man',
    confidence: 'medium',
    definition:
      'Mean tank level while you were first man: nearer to the ball than any team mate by more than 250 uu.',
    minimumTeamSize: 2,
    events: ['role'],
    compute: ({ facts, of }) => {
      if (facts.boost === null) return null;
      let sum = 0;
      let over = 0;
      for (const { duration, evidence } of of(roleDetector)) {
        if (evidence.role !== 'first' || evidence.boost === null) continue;
        sum += evidence.boost * duration;
        over += duration;
      }
      return { sum, over };
    },
  },
];
