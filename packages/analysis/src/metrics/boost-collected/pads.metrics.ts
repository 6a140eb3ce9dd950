import { type PadEvidence, padPickupDetector } from '../../detectors/pad-pickup/pad-pickup.detector.ts';
import { isCampedRespawn, isTimedRespawn } from '../../detectors/pad-pickup/timed-respawns.ts';
import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import type { PadAmounts } from '../../statistics/facts/tally-pads.ts';
import { type MetricComputes, type MetricInput, per5, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

/** Returns pads that a player took during play; null on maps with other pads, where it's unknown which are big. */
function pickupsOf({ match, of }: MetricInput): PadEvidence[] | null {
  if (!isStandardMap(match.timeline)) return null;
  return of(padPickupDetector)
    .filter(({ kind, evidence }) => kind === 'padPickup' && evidence.live)
    .map(({ evidence }) => evidence);
}

/** Returns the same pads if the file has boost amounts. */
function filledBy(input: MetricInput): PadEvidence[] | null {
  return input.facts.pads?.amounts ? pickupsOf(input) : null;
}

/** Returns boost from pads as ballchasing.com counts it; null if the file or the map doesn't say. */
export function amountsOf({ match, facts }: MetricInput): PadAmounts | null {
  return isStandardMap(match.timeline) ? (facts.pads?.amounts ?? null) : null;
}

const gainOf = (pickups: readonly PadEvidence[]): number =>
  pickups.reduce((total, { gained }) => total + (gained ?? 0), 0);

/** Pads per five minutes that a player took during play and that count. */
const padsPer5 =
  (counts: (pad: PadEvidence) => boolean) =>
  (input: MetricInput): Tally | null => {
    const pickups = pickupsOf(input);
    return pickups && per5(pickups.filter(counts).length, input);
  };

/** Pads taken during play, and the boost they gave. Source: game-and-stats.md 3.31. */
export const BOOST_PAD_METRICS = {
  bigPads: padsPer5(({ big }) => big === true),
  smallPads: padsPer5(({ big }) => big === false),
  smallPadShare: (input) => {
    const pickups = filledBy(input);
    return pickups && share(gainOf(pickups.filter(({ big }) => big === false)), gainOf(pickups));
  },
  boostStolen: (input) => {
    const pickups = filledBy(input);
    return pickups && per5(gainOf(pickups.filter(({ stolen }) => stolen)), input);
  },
  bigStolen: padsPer5(({ big, stolen }) => big === true && stolen),
  overfill: (input) => {
    const pickups = filledBy(input);
    const overfill = pickups?.reduce((total, pad) => total + (pad.overfill ?? 0), 0);
    return overfill === undefined ? null : per5(overfill, input);
  },
  padsPerMinute: (input) => {
    const pickups = pickupsOf(input);
    return pickups && { sum: pickups.length, over: input.liveSeconds };
  },
  respawnsTimed: padsPer5((evidence) => isTimedRespawn({ evidence })),
  respawnsCamped: padsPer5((evidence) => isCampedRespawn({ evidence })),
} satisfies MetricComputes;
