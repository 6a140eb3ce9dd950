import { type PadEvidence, padPickupDetector } from '../../detectors/pad-pickup/pad-pickup.detector.ts';
import { isCampedRespawn, isTimedRespawn } from '../../detectors/pad-pickup/timed-respawns.ts';
import { roleDetector } from '../../detectors/role/role.detector.ts';
import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import { sumOf } from '../../sums.ts';
import { type MetricComputes, type MetricInput, per5, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

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
function sumCollected({ match, facts: { pads } }: MetricInput): number | null {
  return isStandardMap(match.timeline) && pads?.amounts ? pads.amounts.big + pads.amounts.small : null;
}

const sumPadGain = (pickups: readonly PadEvidence[]): number => sumOf(pickups, ({ gained }) => gained ?? 0);

/** Pads per five minutes that a player took during play and that count. */
const padsPer5 =
  (counts: (pad: PadEvidence) => boolean) =>
  (input: MetricInput): Tally | null => {
    const pickups = listPickups(input);
    return pickups && per5(pickups.filter(counts).length, input);
  };

/** A share of the round. Boost levels count in celebrations, which aren't part of it, so the part can exceed it. */
const roundShare = (seconds: 'zeroSeconds' | 'fullSeconds') => ({
  compute: ({ facts: { boost, clocks } }: MetricInput): Tally | null =>
    boost && share(boost[seconds], clocks.round),
  isCapped: true,
});

/** Boost used, boost levels, and pads taken during play (game-and-stats.md 3.31). */
export const BOOST_METRICS = {
  bpm: {
    compute: ({ facts: { boost } }) => boost && { sum: boost.used, over: boost.usedOverSeconds },
    clock: 'round',
  },
  bcpm: {
    compute: (input) => {
      const collected = sumCollected(input);
      return collected === null ? null : { sum: collected, over: input.facts.clocks.round };
    },
    clock: 'round',
  },
  boostWastedSupersonic: (input) => input.facts.boost && per5(input.facts.boost.usedWhileSupersonic, input),
  boostEfficiency: {
    compute: (input) => {
      const collected = sumCollected(input);
      const { boost } = input.facts;
      if (collected === null || boost === null) return null;
      return share(boost.used - boost.usedWhileSupersonic, collected);
    },
    // Boost from kickoffs and respawns is used but not collected.
    isCapped: true,
  },
  avgBoost: ({ facts: { boost, clocks } }) =>
    boost?.averageAmount == null ? null : { sum: boost.averageAmount * clocks.round, over: clocks.round },
  timeZeroPct: roundShare('zeroSeconds'),
  timeFullPct: roundShare('fullSeconds'),
  timeLowPct: ({ facts: { boost } }) => boost && share(boost.bandSeconds[0], boost.usedOverSeconds),
  boostWhenFirstMan: ({ facts, of }) => {
    if (facts.boost === null) return null;
    const spans = of(roleDetector).filter(
      ({ evidence }) => evidence.role === 'first' && evidence.boost !== null,
    );
    return {
      sum: sumOf(spans, ({ duration, evidence }) => evidence.boost! * duration),
      over: sumOf(spans, ({ duration }) => duration),
    };
  },
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
    return (
      pickups &&
      per5(
        sumOf(pickups, ({ overfill }) => overfill ?? 0),
        input,
      )
    );
  },
  padsPerMinute: (input) => {
    const pickups = listPickups(input);
    return pickups && { sum: pickups.length, over: input.liveSeconds };
  },
  respawnsTimed: padsPer5((evidence) => isTimedRespawn({ evidence })),
  respawnsCamped: padsPer5((evidence) => isCampedRespawn({ evidence })),
} satisfies MetricComputes;
