import type { MatchInsight } from '@datacoach/contract';
import type { TimeAxis } from '../../../shared/chart/time-axis.ts';

type RacePoint = MatchInsight['xgRace'][number];

export interface RaceLine {
  /** The total after each attempt, from the left end to the right, in axis units. */
  readonly steps: readonly (readonly [at: number, total: number])[];
  readonly points: readonly (RacePoint & { at: number })[];
  readonly total: number;
}

/** Returns a team's expected goals over time as steps: level until an attempt, then straight up. */
export function createRaceLine(race: readonly RacePoint[], team: 0 | 1, axis: TimeAxis): RaceLine {
  const points = race
    .filter((point) => point.team === team)
    .map((point) => ({ ...point, at: Math.max(0, Math.min(axis.length, axis.at(point))) }));
  const total = points.at(-1)?.total ?? 0;
  const steps: RaceLine['steps'] = [
    [0, 0],
    ...points.map((point) => [point.at, point.total] as const),
    [axis.length, total],
  ];
  return { steps, points, total };
}

/** Win chances of both sides and the chance of a draw, 0 to 1; they add up to 1. */
interface WinChance {
  readonly blue: number;
  readonly draw: number;
  readonly orange: number;
}

/** Returns the chance of 0, 1, 2 … goals from independent attempts. */
export function calculateGoalDistribution(chances: readonly number[]): number[] {
  let distribution = [1];
  for (const chance of chances) {
    const next = new Array<number>(distribution.length + 1).fill(0);
    distribution.forEach((share, goals) => {
      next[goals]! += share * (1 - chance);
      next[goals + 1]! += share * chance;
    });
    distribution = next;
  }
  return distribution;
}

/** Returns how often each side would win if every attempt were replayed with its chance. */
export function calculateWinChance(blue: readonly number[], orange: readonly number[]): WinChance {
  const [ours, theirs] = [calculateGoalDistribution(blue), calculateGoalDistribution(orange)];
  const result = { blue: 0, draw: 0, orange: 0 };
  ours.forEach((share, goals) => {
    theirs.forEach((other, against) => {
      result[goals > against ? 'blue' : goals < against ? 'orange' : 'draw'] += share * other;
    });
  });
  return result;
}
