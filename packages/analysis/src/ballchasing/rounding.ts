import type { Unit } from '../statistics/statistic.ts';

type Rounding = 'whole' | 'hundredths' | 'tenths' | 'none';

/** Roundings of ballchasing's numbers by unit (game-and-stats.md 5.1); whole numbers are cut off, not rounded. */
const BY_UNIT: Readonly<Record<Unit, Rounding>> = {
  count: 'whole',
  points: 'whole',
  percent: 'none',
  seconds: 'hundredths',
  boost: 'whole',
  boostPerMinute: 'whole',
  uu: 'whole',
  uuPerSecond: 'whole',
};

/** Fields that do not follow their unit. Role times are sampled ten times a second. */
const EXCEPTIONS: Readonly<Record<string, Rounding>> = {
  bcpm: 'none',
  avg_amount: 'hundredths',
  time_most_back: 'tenths',
  time_most_forward: 'tenths',
  time_closest_to_ball: 'tenths',
  time_farthest_from_ball: 'tenths',
};

/** Keeps sums of thirds and the like from falling below the whole number that they are. */
const EPSILON = 1e-4;

export function roundAsBallchasing(field: string, unit: Unit, value: number): number {
  switch (EXCEPTIONS[field] ?? BY_UNIT[unit]) {
    case 'whole':
      return Math.trunc(value + Math.sign(value) * EPSILON);
    case 'tenths':
      return Math.round(value * 10) / 10;
    case 'hundredths':
      return Math.round(value * 100) / 100;
    case 'none':
      return value;
  }
}
