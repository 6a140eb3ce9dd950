import { area, curveStepAfter, line } from 'd3-shape';

type Place = (value: number) => number;

const DIGITS = 1;

/** A path through the values that are there, by their index; what is missing breaks the line. */
export function linePath(values: readonly (number | null)[], x: Place, y: Place): string {
  return (
    line<number | null>()
      .digits(DIGITS)
      .defined((value) => value !== null)
      .x((_, index) => x(index))
      .y((value) => y(value!))(values) ?? ''
  );
}

/** The area between both ends of intervals, by their index; one that is missing parts it. */
export function bandPath(
  intervals: readonly (readonly [low: number, high: number] | null)[],
  x: Place,
  y: Place,
): string {
  return (
    area<readonly [number, number] | null>()
      .digits(DIGITS)
      .defined((interval) => interval !== null)
      .x((_, index) => x(index))
      .y0((interval) => y(interval![0]))
      .y1((interval) => y(interval![1]))(intervals) ?? ''
  );
}

/** Level until the next point, then straight up or down to it. */
export function stepPath(
  points: readonly (readonly [at: number, value: number])[],
  x: Place,
  y: Place,
): string {
  return (
    line<readonly [number, number]>()
      .digits(DIGITS)
      .curve(curveStepAfter)
      .x(([at]) => x(at))
      .y(([, value]) => y(value))(points) ?? ''
  );
}
