import type { Unit } from '../statistics/statistic.ts';

/** Decimals of ballchasing's numbers; null = as computed (game-and-stats.md 5.1). */
const DECIMALS: Readonly<Record<Unit, number | null>> = {
  count: 0,
  points: 0,
  percent: null,
  seconds: 2,
  boost: 0,
  boostPerMinute: 0,
  uu: 0,
  uuPerSecond: 0,
};

/** Fields that do not follow their unit. Role times are sampled ten times a second. */
const EXCEPTIONS: Readonly<Record<string, number | null>> = {
  bcpm: null,
  avg_amount: 2,
  time_most_back: 1,
  time_most_forward: 1,
  time_closest_to_ball: 1,
  time_farthest_from_ball: 1,
};

export function roundAsBallchasing(field: string, unit: Unit, value: number): number {
  const decimals = field in EXCEPTIONS ? (EXCEPTIONS[field] ?? null) : DECIMALS[unit];
  if (decimals === null) return value;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
