import { padPickupDetector } from '../../detectors/pad-pickup/pad-pickup.detector.ts';
import { hasStandardPads } from '../../insight/pads.ts';
import type { PadAmounts, PadFacts } from '../../statistics/facts/tally-boost.ts';
import type { MetricInput } from '../define-metric.ts';

/** What a player took; null on maps without the standard pads, where nobody knows which pad is big. */
export function padsOf({ facts, all }: MetricInput): PadFacts | null {
  return facts.pads !== null && hasStandardPads(all(padPickupDetector)) ? facts.pads : null;
}

/** The same with what went into the tank; null in files without boost amounts. */
export function amountsOf(input: MetricInput): PadAmounts | null {
  return padsOf(input)?.amounts ?? null;
}
