import type { MatchInsight } from '@datacoach/contract';
import type { TimeAxis } from '../timeline/time-axis.ts';

type RacePoint = MatchInsight['xgRace'][number];

export interface RaceLine {
  /** The total from each attempt on, from the left end to the right, in the axes' own units. */
  readonly steps: readonly (readonly [at: number, total: number])[];
  readonly points: readonly (RacePoint & { at: number })[];
  readonly total: number;
}

/** A team's expected goals over time as steps: level until an attempt, then straight up. */
export function raceLine(race: readonly RacePoint[], team: 0 | 1, axis: TimeAxis): RaceLine {
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
