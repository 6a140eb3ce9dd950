import { roleDetector } from '../../detectors/role/role.detector.ts';
import { type Metric, per5, share } from '../define-metric.ts';
import { amountsOf } from './pads.metrics.ts';

const usage = { group: 'boostCollected', target: null, minimumTeamSize: 1 } as const;

/** Boost collected and used. */
export const BOOST_USAGE_METRICS: readonly Metric[] = [
  {
    ...usage,
    key: 'bpm',
    number: 59,
    label: 'Boost used per minute',
    unit: 'boost',
    scale: 'perMinute',
    decimals: 0,
    better: 'higher',
    sample: 's with boost data',
    confidence: 'high',
    definition: 'Boost you used per minute on the field.',
    events: ['boostUse'],
    compute: ({ facts: { boost } }) => boost && { sum: boost.used, over: boost.usedOverSeconds },
  },
  {
    ...usage,
    key: 'bcpm',
    number: 60,
    label: 'Boost collected per minute',
    unit: 'boost',
    scale: 'perMinute',
    decimals: 0,
    better: 'higher',
    sample: 's of playing time incl. countdowns',
    confidence: 'medium',
    definition: 'Boost you collected from pads per minute, countdowns included.',
    events: ['padPickup'],
    compute: (input) => {
      const amounts = amountsOf(input);
      return amounts && { sum: amounts.big + amounts.small, over: input.facts.clocks.round };
    },
  },
  {
    ...usage,
    key: 'boostWastedSupersonic',
    number: 68,
    label: 'Boost used while supersonic',
    unit: 'boost',
    scale: 'per5',
    decimals: 0,
    better: 'lower',
    sample: 's of playing time',
    confidence: 'low',
    definition: 'Boost used while already supersonic, per 5 minutes of play.',
    events: ['boostUse'],
    compute: (input) => input.facts.boost && per5(input.facts.boost.usedWhileSupersonic, input),
  },
  {
    ...usage,
    key: 'boostEfficiency',
    number: 69,
    label: 'Boost efficiency',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    sample: 'boost collected',
    confidence: 'low',
    definition:
      '% of the boost you collected that you used before going supersonic. Never over 100%, even though kickoffs and respawns give boost too.',
    events: ['boostUse', 'padPickup'],
    compute: (input) => {
      const amounts = amountsOf(input);
      const { boost } = input.facts;
      if (amounts === null || boost === null) return null;
      const collected = amounts.big + amounts.small;
      return share(Math.min(boost.used - boost.usedWhileSupersonic, collected), collected);
    },
  },
];

const level = {
  group: 'boostCollected',
  target: null,
  decimals: 1,
  minimumTeamSize: 1,
} as const;

/** Boost levels. */
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
    sample: 's of playing time incl. countdowns',
    confidence: 'high',
    definition: 'Your average boost, 0 to 100.',
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
    sample: 's of playing time incl. countdowns',
    confidence: 'high',
    definition: '% of time you spent at 0 boost.',
    events: [],
    compute: ({ facts: { boost, clocks } }) =>
      boost && share(Math.min(boost.zeroSeconds, clocks.round), clocks.round),
  },
  {
    ...level,
    key: 'timeFullPct',
    number: 71,
    label: 'Time at 100 boost',
    unit: 'percent',
    scale: 'share',
    better: 'lower',
    sample: 's of playing time incl. countdowns',
    confidence: 'high',
    definition: '% of time at 100 boost, when pads give you nothing.',
    events: [],
    compute: ({ facts: { boost, clocks } }) =>
      boost && share(Math.min(boost.fullSeconds, clocks.round), clocks.round),
  },
  {
    ...level,
    key: 'timeLowPct',
    number: 72,
    label: 'Time below 25 boost',
    unit: 'percent',
    scale: 'share',
    better: 'lower',
    sample: 's with boost data',
    confidence: 'medium',
    definition: '% of time on the field with less than 25 boost.',
    events: [],
    compute: ({ facts: { boost } }) => boost && share(boost.bandSeconds[0], boost.usedOverSeconds),
  },
  {
    ...level,
    key: 'boostWhenFirstMan',
    number: 74,
    label: 'Boost as first man',
    unit: 'boost',
    scale: 'mean',
    better: 'higher',
    sample: 's as first man',
    confidence: 'medium',
    definition: 'Your average boost as first man: closer to the ball than any teammate by more than 250 uu.',
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
