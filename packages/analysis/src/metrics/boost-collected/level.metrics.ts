import { roleDetector } from '../../detectors/role/role.detector.ts';
import { type Metric, per5, share } from '../define-metric.ts';
import { amountsOf } from './pads.metrics.ts';

const usage = { group: 'boostCollected', target: null, minimumTeamSize: 1 } as const;

/** How much boost goes through the tank. */
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
    sample: 's with a boost reading',
    confidence: 'high',
    definition: 'Boost you burned per minute on the field; a full tank is 100.',
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
    sample: 's of countdowns and play',
    confidence: 'medium',
    definition: 'Boost that pads put into your tank per minute of countdowns and play.',
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
    label: 'Boost used supersonic',
    unit: 'boost',
    scale: 'per5',
    decimals: 0,
    better: 'lower',
    sample: 's of live play',
    confidence: 'low',
    definition:
      'Boost burned at 2,200 uu/s or more, where it makes you hardly faster, per 5 minutes of play.',
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
      'Boost burned below 2,200 uu/s, as a share of the boost that you collected; at most all of it, although kickoffs and respawns give some too.',
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
    sample: 's of countdowns and play',
    confidence: 'high',
    definition: 'Share of countdowns and play that you spent with a full tank, which takes no more pads.',
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
