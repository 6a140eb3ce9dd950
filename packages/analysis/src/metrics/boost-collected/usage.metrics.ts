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
