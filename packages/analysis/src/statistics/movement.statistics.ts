import { MAX_CAR_SPEED } from '../model/field-geometry.ts';
import type { PlayerFacts } from './facts/facts.ts';
import type { MovementFacts } from './facts/tally-movement.ts';
import { calculatePercent } from './statistic.ts';
import type { StatisticComputes } from './statistics.ts';

const read =
  (field: keyof MovementFacts) =>
  ({ movement: facts }: PlayerFacts): number | null =>
    facts?.[field] ?? null;
const share =
  (field: keyof MovementFacts & `${string}Seconds`) =>
  ({ movement: facts }: PlayerFacts): number | null =>
    facts ? calculatePercent(facts[field], facts.trackedSeconds) : null;

/** Speed, height and powerslides. */
export const MOVEMENT_STATISTICS = {
  'movement.avg_speed': read('averageSpeed'),
  'movement.avg_speed_percentage': ({ movement: facts }) =>
    facts?.averageSpeed == null ? null : calculatePercent(facts.averageSpeed, MAX_CAR_SPEED),
  'movement.total_distance': read('distance'),
  'movement.time_supersonic_speed': read('supersonicSeconds'),
  'movement.time_boost_speed': read('boostSpeedSeconds'),
  'movement.time_slow_speed': read('slowSeconds'),
  'movement.percent_supersonic_speed': share('supersonicSeconds'),
  'movement.percent_boost_speed': share('boostSpeedSeconds'),
  'movement.percent_slow_speed': share('slowSeconds'),
  'movement.time_ground': read('groundSeconds'),
  'movement.time_low_air': read('lowAirSeconds'),
  'movement.time_high_air': read('highAirSeconds'),
  'movement.percent_ground': share('groundSeconds'),
  'movement.percent_low_air': share('lowAirSeconds'),
  'movement.percent_high_air': share('highAirSeconds'),
  'movement.time_powerslide': ({ movement }) => movement?.powerslideSeconds ?? null,
  'movement.count_powerslide': ({ movement }) => movement?.powerslides ?? null,
  'movement.avg_powerslide_duration': ({ movement }) =>
    movement === null
      ? null
      : movement.powerslides === 0
        ? 0
        : movement.powerslideSeconds / movement.powerslides,
} satisfies StatisticComputes;
