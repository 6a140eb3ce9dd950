import { roleDetector } from '../../detectors/role/role.detector.ts';
import { type MetricComputes, per5, share } from '../define-metric.ts';
import { amountsOf } from './pads.metrics.ts';

/** Boost collected and used. */
export const BOOST_USAGE_METRICS = {
  bpm: ({ facts: { boost } }) => boost && { sum: boost.used, over: boost.usedOverSeconds },
  bcpm: (input) => {
    const amounts = amountsOf(input);
    return amounts && { sum: amounts.big + amounts.small, over: input.facts.clocks.round };
  },
  boostWastedSupersonic: (input) => input.facts.boost && per5(input.facts.boost.usedWhileSupersonic, input),
  boostEfficiency: (input) => {
    const amounts = amountsOf(input);
    const { boost } = input.facts;
    if (amounts === null || boost === null) return null;
    const collected = amounts.big + amounts.small;
    return share(Math.min(boost.used - boost.usedWhileSupersonic, collected), collected);
  },
} satisfies MetricComputes;

/** Boost levels. */
export const BOOST_LEVEL_METRICS = {
  avgBoost: ({ facts: { boost, clocks } }) =>
    boost?.averageAmount == null ? null : { sum: boost.averageAmount * clocks.round, over: clocks.round },
  timeZeroPct: ({ facts: { boost, clocks } }) =>
    boost && share(Math.min(boost.zeroSeconds, clocks.round), clocks.round),
  timeFullPct: ({ facts: { boost, clocks } }) =>
    boost && share(Math.min(boost.fullSeconds, clocks.round), clocks.round),
  timeLowPct: ({ facts: { boost } }) => boost && share(boost.bandSeconds[0], boost.usedOverSeconds),
  boostWhenFirstMan: ({ facts, of }) => {
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
} satisfies MetricComputes;
