import type { KickoffInsight } from '@datacoach/contract';
import {
  countKickoffsWhere,
  type KickoffApproach,
  type KickoffEvent,
  type KickoffMovement,
  type KickoffSupported,
  type KickoffTaken,
  SPAWN_KINDS,
  type SpawnKind,
} from '../detectors/kickoff/kickoff-event.ts';
import { type MetricStat, roundStat } from '../metrics/metric.ts';

const APPROACHES: readonly KickoffApproach[] = [
  'speedFlip',
  'diagonalFlip',
  'frontFlip',
  'boostIntoBall',
  'fake',
  'other',
];
const SUPPORTS: readonly KickoffMovement[] = ['cheat', 'boost', 'backPost', 'other'];

/** @param events kickoffs of one player or one team */
export function summarizeKickoffs(events: readonly KickoffEvent[]): KickoffInsight {
  const taken = events.filter((event): event is KickoffTaken => event.kind === 'kickoffTaken');
  const supported = events.filter((event): event is KickoffSupported => event.kind === 'kickoffSupported');
  return {
    taken: taken.length,
    notTaken: supported.length,
    ...results(taken),
    possession: countMatching(taken, ({ ownPossession }) => ownPossession),
    spawns: SPAWN_KINDS.map((spawn) => fromSpawn(taken, spawn)),
    approaches: APPROACHES.map((approach) => ({
      approach,
      count: countMatching(taken, (evidence) => evidence.approach === approach),
    })),
    strength: calculateMean(
      taken.map(({ evidence }) => (evidence.result === 'untouched' ? null : evidence.strength)),
    ),
    boostAfter: calculateMean(taken.map(({ evidence }) => evidence.boostLeft)),
    supports: SUPPORTS.map((movement) => ({
      movement,
      count: supported.filter(({ evidence }) => evidence.movement === movement).length,
    })),
    goalsFor: countKickoffsWhere([...taken, ...supported], ({ goalFor }) => goalFor),
    goalsAgainst: countKickoffsWhere([...taken, ...supported], ({ goalAgainst }) => goalAgainst),
  };
}

function countMatching(
  events: readonly KickoffTaken[],
  holds: (evidence: KickoffTaken['evidence']) => boolean,
): number {
  return events.filter(({ evidence }) => holds(evidence)).length;
}

function results(taken: readonly KickoffTaken[]) {
  return {
    won: countMatching(taken, ({ result }) => result === 'won'),
    lost: countMatching(taken, ({ result }) => result === 'lost'),
    neutral: countMatching(taken, ({ result }) => result === 'neutral'),
    untouched: countMatching(taken, ({ result }) => result === 'untouched'),
    firstTouches: countMatching(taken, ({ firstTouch }) => firstTouch),
  };
}

function fromSpawn(taken: readonly KickoffTaken[], spawn: SpawnKind): KickoffInsight['spawns'][number] {
  const here = taken.filter(({ evidence }) => evidence.spawn === spawn);
  return {
    spawn,
    count: here.length,
    ...results(here),
    time: getMedian(here.map(({ evidence }) => evidence.timeToBall)),
  };
}

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

function calculateMean(values: readonly (number | null)[]): MetricStat {
  const numbers = known(values);
  if (numbers.length === 0) return { value: null, over: 0 };
  const sum = numbers.reduce((total, value) => total + value, 0);
  return { value: roundStat(sum / numbers.length), over: numbers.length };
}

function getMedian(values: readonly (number | null)[]): MetricStat {
  const sorted = known(values).sort((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return { value: null, over: 0 };
  const value = sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
  return { value: roundStat(value), over: sorted.length };
}
