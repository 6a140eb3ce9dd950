import { MAX_CAR_SPEED } from '../../model/field-geometry.ts';
import { percentOf, type Statistic } from '../define-statistic.ts';
import type { PlayerFacts } from '../facts/facts.ts';
import type { MovementFacts } from '../facts/tally-movement.ts';

const movement = {
  group: 'movement',
  confidence: 'high',
  player: true,
  minimumTeamSize: 1,
} as const;
const seconds = { ...movement, unit: 'seconds', decimals: 1, team: true } as const;
const percent = { ...movement, unit: 'percent', decimals: 1, team: false } as const;

const read =
  (field: keyof MovementFacts) =>
  ({ movement: facts }: PlayerFacts): number | null =>
    facts?.[field] ?? null;
const share =
  (field: 'slowSeconds' | 'boostSpeedSeconds' | 'supersonicSeconds') =>
  ({ movement: facts }: PlayerFacts): number | null =>
    facts ? percentOf(facts[field], facts.trackedSeconds) : null;

/** How fast and how far. */
export const SPEED_STATISTICS: readonly Statistic[] = [
  {
    ...movement,
    key: 'movement.avg_speed',
    label: 'Average speed',
    unit: 'uuPerSecond',
    decimals: 0,
    better: 'higher',
    definition: 'Mean speed of your car. 2,300 uu/s is the maximum, 2,778 uu/s would be 100 km/h.',
    team: false,
    compute: read('averageSpeed'),
  },
  {
    ...movement,
    key: 'movement.avg_speed_percentage',
    label: 'Average speed, share of maximum',
    unit: 'percent',
    decimals: 1,
    better: 'higher',
    definition: 'Mean speed as a share of the maximum of 2,300 uu/s.',
    team: false,
    compute: ({ movement: facts }) =>
      facts?.averageSpeed == null ? null : percentOf(facts.averageSpeed, MAX_CAR_SPEED),
  },
  {
    ...movement,
    key: 'movement.total_distance',
    label: 'Distance driven',
    unit: 'uu',
    decimals: 0,
    better: 'neutral',
    definition: 'Way your car covered, on the ground and in the air. The field is 10,240 uu long.',
    team: true,
    compute: read('distance'),
  },
  {
    ...seconds,
    key: 'movement.time_supersonic_speed',
    label: 'Time supersonic',
    better: 'higher',
    definition: 'Seconds at 2,200 uu/s or more.',
    compute: read('supersonicSeconds'),
  },
  {
    ...seconds,
    key: 'movement.time_boost_speed',
    label: 'Time at boost speed',
    better: 'higher',
    definition: 'Seconds between 1,410 uu/s, the most a car reaches without boost, and 2,200 uu/s.',
    compute: read('boostSpeedSeconds'),
  },
  {
    ...seconds,
    key: 'movement.time_slow_speed',
    label: 'Time slow',
    better: 'lower',
    definition: 'Seconds below 1,410 uu/s.',
    compute: read('slowSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_supersonic_speed',
    label: 'Supersonic, share of time',
    better: 'higher',
    definition: 'Share of your time on the field at 2,200 uu/s or more.',
    compute: share('supersonicSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_boost_speed',
    label: 'Boost speed, share of time',
    better: 'higher',
    definition: 'Share of your time on the field between 1,410 and 2,200 uu/s.',
    compute: share('boostSpeedSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_slow_speed',
    label: 'Slow, share of time',
    better: 'lower',
    definition: 'Share of your time on the field below 1,410 uu/s.',
    compute: share('slowSeconds'),
  },
];
