import { area, curveStepAfter, line } from 'd3-shape';

type Scale = (value: number) => number;

const DIGITS = 1;

/** Returns a path through the values, by index; a missing value breaks the line. */
export const formatLinePath = (values: readonly (number | null)[], x: Scale, y: Scale): string =>
  line<number | null>()
    .digits(DIGITS)
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value!))(values) ?? '';

/** Returns the area between the intervals' ends, by index; a missing one splits it. */
export const formatBandPath = (
  intervals: readonly (readonly [low: number, high: number] | null)[],
  x: Scale,
  y: Scale,
): string =>
  area<readonly [number, number] | null>()
    .digits(DIGITS)
    .defined((interval) => interval !== null)
    .x((_, index) => x(index))
    .y0((interval) => y(interval![0]))
    .y1((interval) => y(interval![1]))(intervals) ?? '';

/** Returns a path that stays level until the next point, then goes straight up or down to it. */
export const formatStepPath = (
  points: readonly (readonly [at: number, value: number])[],
  x: Scale,
  y: Scale,
): string =>
  line<readonly [number, number]>()
    .digits(DIGITS)
    .curve(curveStepAfter)
    .x(([at]) => x(at))
    .y(([, value]) => y(value))(points) ?? '';
