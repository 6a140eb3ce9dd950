import { type PadEvidence, padPickupDetector } from '../../detectors/pad-pickup/pad-pickup.detector.ts';
import { isCampedRespawn, isTimedRespawn } from '../../detectors/pad-pickup/timed-respawns.ts';
import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import type { PadAmounts } from '../../statistics/facts/tally-pads.ts';
import { type Metric, type MetricInput, per5, share } from '../define-metric.ts';

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

const pads = { group: 'boostCollected', target: null, minimumTeamSize: 1, confidence: 'high' } as const;

/** Pads taken during play, and the boost they gave. Source: game-and-stats.md 3.31. */
export const BOOST_PAD_METRICS: readonly Metric[] = [
  {
    ...pads,
    key: 'bigPads',
    number: 62,
    label: 'Big pads',
    unit: 'count',
    scale: 'per5',
    decimals: 1,
    better: 'neutral',
    sample: 's of playing time',
    definition: 'Big boost pads (100) you took, per 5 minutes of play.',
    events: ['padPickup'],
    compute: (input) => {
      const pickups = pickupsOf(input);
      return pickups && per5(pickups.filter(({ big }) => big === true).length, input);
    },
  },
  {
    ...pads,
    key: 'smallPads',
    number: 63,
    label: 'Small pads',
    unit: 'count',
    scale: 'per5',
    decimals: 1,
    better: 'higher',
    sample: 's of playing time',
    definition: 'Small boost pads (12) you took, per 5 minutes of play.',
    events: ['padPickup'],
    compute: (input) => {
      const pickups = pickupsOf(input);
      return pickups && per5(pickups.filter(({ big }) => big === false).length, input);
    },
  },
  {
    ...pads,
    key: 'smallPadShare',
    number: 64,
    label: 'Small pad share',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    sample: 'boost collected',
    confidence: 'medium',
    definition: '% of the boost you collected that came from small pads.',
    events: ['padPickup'],
    compute: (input) => {
      const pickups = filledBy(input);
      return pickups && share(gainOf(pickups.filter(({ big }) => big === false)), gainOf(pickups));
    },
  },
  {
    ...pads,
    key: 'boostStolen',
    number: 65,
    label: 'Boost stolen',
    unit: 'boost',
    scale: 'per5',
    decimals: 0,
    better: 'higher',
    sample: 's of playing time',
    confidence: 'medium',
    definition:
      'Boost you took from pads in the opponents’ half, per 5 minutes of play. Midline pads don’t count.',
    events: ['boostStolen'],
    compute: (input) => {
      const pickups = filledBy(input);
      return pickups && per5(gainOf(pickups.filter(({ stolen }) => stolen)), input);
    },
  },
  {
    ...pads,
    key: 'bigStolen',
    number: 66,
    label: 'Big pads stolen',
    unit: 'count',
    scale: 'per5',
    decimals: 1,
    better: 'higher',
    sample: 's of playing time',
    definition: 'Big pads you took in the opponents’ half, per 5 minutes of play.',
    events: ['boostStolen'],
    compute: (input) => {
      const pickups = pickupsOf(input);
      return pickups && per5(pickups.filter(({ big, stolen }) => big === true && stolen).length, input);
    },
  },
  {
    ...pads,
    key: 'overfill',
    number: 67,
    label: 'Overfill',
    unit: 'boost',
    scale: 'per5',
    decimals: 0,
    better: 'lower',
    sample: 's of playing time',
    confidence: 'medium',
    definition:
      'Boost you picked up with no room for it, per 5 minutes of play. A big pad at 70 boost wastes 70.',
    events: ['padPickup'],
    compute: (input) => {
      const pickups = filledBy(input);
      return (
        pickups &&
        per5(
          pickups.reduce((total, { overfill }) => total + (overfill ?? 0), 0),
          input,
        )
      );
    },
  },
  {
    ...pads,
    key: 'padsPerMinute',
    number: 73,
    label: 'Pads per minute',
    unit: 'count',
    scale: 'perMinute',
    decimals: 1,
    better: 'higher',
    sample: 's of playing time',
    definition: 'Boost pads, big and small, you took per minute of play.',
    events: ['padPickup'],
    compute: (input) => {
      const pickups = pickupsOf(input);
      return pickups && { sum: pickups.length, over: input.liveSeconds };
    },
  },
  {
    ...pads,
    key: 'respawnsTimed',
    number: 167,
    label: 'Big pads taken on respawn',
    unit: 'count',
    scale: 'per5',
    decimals: 1,
    better: 'higher',
    sample: 's of playing time',
    confidence: 'medium',
    definition:
      'Big pads you took within 1 second of their respawn, per 5 minutes of play. Pads no one had taken since the kickoff are left out.',
    events: ['padPickup'],
    compute: (input) => {
      const pickups = pickupsOf(input);
      return pickups && per5(pickups.filter((evidence) => isTimedRespawn({ evidence })).length, input);
    },
  },
  {
    ...pads,
    key: 'respawnsCamped',
    number: 168,
    label: 'Big pads camped',
    unit: 'count',
    scale: 'per5',
    decimals: 1,
    better: 'neutral',
    sample: 's of playing time',
    confidence: 'medium',
    definition:
      'Big pads you took within 1 second of their respawn, per 5 minutes of play. Only counts if you waited within 600 uu for half a second.',
    events: ['padPickup'],
    compute: (input) => {
      const pickups = pickupsOf(input);
      return pickups && per5(pickups.filter((evidence) => isCampedRespawn({ evidence })).length, input);
    },
  },
];
