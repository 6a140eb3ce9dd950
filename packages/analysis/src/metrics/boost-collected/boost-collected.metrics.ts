import { type PadEvidence, padPickupDetector } from '../../detectors/pad-pickup/pad-pickup.detector.ts';
import { isCampedRespawn, isTimedRespawn } from '../../detectors/pad-pickup/timed-respawns.ts';
import { roleDetector } from '../../detectors/role/role.detector.ts';
import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import type { PadAmounts } from '../../statistics/facts/tally-pads.ts';
import { type MetricComputes, type MetricInput, per5, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

export const BOOST_USAGE_METRICS = {
  bpm: ({ facts: { boost } }) => boost && { sum: boost.used, over: boost.usedOverSeconds },
  bcpm: (input) => {
    const amounts = calculatePadAmounts(input);
    return amounts && { sum: amounts.big + amounts.small, over: input.facts.clocks.round };
  },
  boostWastedSupersonic: (input) => input.facts.boost && per5(input.facts.boost.usedWhileSupersonic, input),
  boostEfficiency: (input) => {
    const amounts = calculatePadAmounts(input);
    const { boost } = input.facts;
    if (amounts === null || boost === null) return null;
    const collected = amounts.big + amounts.small;
    return share(boost.used - boost.usedWhileSupersonic, collected);
  },
} satisfies MetricComputes;

export const BOOST_LEVEL_METRICS = {
  avgBoost: ({ facts: { boost, clocks } }) =>
    boost?.averageAmount == null ? null : { sum: boost.averageAmount * clocks.round, over: clocks.round },
  timeZeroPct: ({ facts: { boost, clocks } }) => boost && share(boost.zeroSeconds, clocks.round),
  timeFullPct: ({ facts: { boost, clocks } }) => boost && share(boost.fullSeconds, clocks.round),
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

/** Returns pads that a player took during play; null on maps with other pads, where it's unknown which are big. */
function listPickups({ match, of }: MetricInput): PadEvidence[] | null {
  if (!isStandardMap(match.timeline)) return null;
  return of(padPickupDetector)
    .filter(({ kind, evidence }) => kind === 'padPickup' && evidence.live)
    .map(({ evidence }) => evidence);
}

/** Returns the same pads if the file has boost amounts. */
function filledBy(input: MetricInput): PadEvidence[] | null {
  return input.facts.pads?.amounts ? listPickups(input) : null;
}

/** Returns boost from pads as ballchasing.com counts it; null if the file or the map doesn't say. */
function calculatePadAmounts({ match, facts }: MetricInput): PadAmounts | null {
  return isStandardMap(match.timeline) ? (facts.pads?.amounts ?? null) : null;
}

const sumPadGain = (pickups: readonly PadEvidence[]): number =>
  pickups.reduce((total, { gained }) => total + (gained ?? 0), 0);

/** Pads per five minutes that a player took during play and that count. */
const padsPer5 =
  (counts: (pad: PadEvidence) => boolean) =>
  (input: MetricInput): Tally | null => {
    const pickups = listPickups(input);
    return pickups && per5(pickups.filter(counts).length, input);
  };

/** Pads taken during play, and the boost they gave. Source: game-and-stats.md 3.31. */
export const BOOST_PAD_METRICS = {
  bigPads: padsPer5(({ big }) => big === true),
  smallPads: padsPer5(({ big }) => big === false),
  smallPadShare: (input) => {
    const pickups = filledBy(input);
    return pickups && share(sumPadGain(pickups.filter(({ big }) => big === false)), sumPadGain(pickups));
  },
  boostStolen: (input) => {
    const pickups = filledBy(input);
    return pickups && per5(sumPadGain(pickups.filter(({ stolen }) => stolen)), input);
  },
  bigStolen: padsPer5(({ big, stolen }) => big === true && stolen),
  overfill: (input) => {
    const pickups = filledBy(input);
    const overfill = pickups?.reduce((total, pad) => total + (pad.overfill ?? 0), 0);
    return overfill === undefined ? null : per5(overfill, input);
  },
  padsPerMinute: (input) => {
    const pickups = listPickups(input);
    return pickups && { sum: pickups.length, over: input.liveSeconds };
  },
  respawnsTimed: padsPer5((evidence) => isTimedRespawn({ evidence })),
  respawnsCamped: padsPer5((evidence) => isCampedRespawn({ evidence })),
} satisfies MetricComputes;
