import type { MatchInsight } from '@datacoach/contract';
import type { TimeAxis } from '../timeline/time-axis.ts';

type RacePoint = MatchInsight['xgRace'][number];

export interface RaceLine {
  /** Corner points from the left end to the right, in the axes' own units. */
  readonly steps: readonly (readonly [at: number, total: number])[];
  readonly points: readonly (RacePoint & { at: number })[];
  readonly total: number;
}

/** A team's expected goals over time as steps: level until an attempt, then straight up. */
export function raceLine(race: readonly RacePoint[], team: 0 | 1, axis: TimeAxis): RaceLine {
  const points = race
    .filter((point) => point.team === team)
    .map((point) => ({ ...point, at: Math.max(0, Math.min(axis.length, axis.at(point))) }));
  const steps: (readonly [number, number])[] = [[0, 0]];
  let total = 0;
  for (const point of points) {
    steps.push([point.at, total], [point.at, point.total]);
    total = point.total;
  }
  steps.push([axis.length, total]);
  return { steps, points, total };
}

/** Round steps of an axis from 0 that reaches `top`: at most five lines. */
export function axisSteps(top: number): number[] {
  const step = [0.25, 0.5, 1, 2, 5].find((size) => top / size <= 4) ?? 10;
  const count = Math.max(1, Math.ceil(top / step - 1e-9));
  return Array.from({ length: count }, (_, index) => (index + 1) * step);
}

/** Decimals that the steps of an axis need. */
export function axisDecimals(steps: readonly number[]): number {
  return [0, 1, 2].find((decimals) => steps.every((step) => Number(step.toFixed(decimals)) === step)) ?? 2;
}
