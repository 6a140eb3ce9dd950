import { type PadEvidence, padPickupDetector } from '../../detectors/pad-pickup/pad-pickup.detector.ts';
import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import type { PadAmounts } from '../../statistics/facts/tally-boost.ts';
import type { MetricInput } from '../define-metric.ts';

/** Pads that a player took during play; null on maps with other pads, where nobody knows which are big. */
export function pickupsOf({ match, of }: MetricInput): PadEvidence[] | null {
  if (!isStandardMap(match.timeline)) return null;
  return of(padPickupDetector)
    .filter(({ kind }) => kind === 'padPickup')
    .map(({ evidence }) => evidence);
}

/** The same where the file says what went into the tank. */
export function filledBy(input: MetricInput): PadEvidence[] | null {
  return input.facts.pads?.amounts ? pickupsOf(input) : null;
}

/** What pads gave as ballchasing.com counts it; null where the file or the map does not tell. */
export function amountsOf({ match, facts }: MetricInput): PadAmounts | null {
  return isStandardMap(match.timeline) ? (facts.pads?.amounts ?? null) : null;
}

export const gainOf = (pickups: readonly PadEvidence[]): number =>
  pickups.reduce((total, { gained }) => total + (gained ?? 0), 0);
