import { MAX_CAR_SPEED } from '../model/field-geometry.ts';
import type { PlayerFacts } from './facts/facts.ts';
import type { MovementFacts } from './facts/tally-movement.ts';
import { percentOf, type Statistic } from './statistic.ts';

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
  (field: keyof MovementFacts & `${string}Seconds`) =>
  ({ movement: facts }: PlayerFacts): number | null =>
    facts ? percentOf(facts[field], facts.trackedSeconds) : null;

/** Speed and distance. */
export const SPEED_STATISTICS: readonly Statistic[] = [
  {
    ...movement,
    key: 'movement.avg_speed',
    label: 'Average speed',
    unit: 'uuPerSecond',
    decimals: 1,
    better: 'higher',
    definition: 'Your average speed. Top speed is 83 km/h.',
    team: false,
    compute: read('averageSpeed'),
  },
  {
    ...movement,
    key: 'movement.avg_speed_percentage',
    label: 'Average speed, % of top speed',
    unit: 'percent',
    decimals: 1,
    better: 'higher',
    definition: 'Your average speed as a % of top speed (83 km/h).',
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
    definition: 'Distance you covered on the ground and in the air. The field is 10,240 uu long.',
    team: true,
    compute: read('distance'),
  },
  {
    ...seconds,
    key: 'movement.time_supersonic_speed',
    label: 'Time supersonic',
    better: 'higher',
    definition: 'Seconds at 79 km/h or more.',
    compute: read('supersonicSeconds'),
  },
  {
    ...seconds,
    key: 'movement.time_boost_speed',
    label: 'Time at boost speed',
    better: 'higher',
    definition: 'Seconds between 51 km/h (top speed without boost) and 79 km/h.',
    compute: read('boostSpeedSeconds'),
  },
  {
    ...seconds,
    key: 'movement.time_slow_speed',
    label: 'Time slow',
    better: 'lower',
    definition: 'Seconds below 51 km/h.',
    compute: read('slowSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_supersonic_speed',
    label: 'Supersonic, % of time',
    better: 'higher',
    definition: '% of time on the field at 79 km/h or more.',
    compute: share('supersonicSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_boost_speed',
    label: 'Boost speed, % of time',
    better: 'higher',
    definition: '% of time on the field between 51 and 79 km/h.',
    compute: share('boostSpeedSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_slow_speed',
    label: 'Slow, % of time',
    better: 'lower',
    definition: '% of time on the field below 51 km/h.',
    compute: share('slowSeconds'),
  },
];

const height = {
  group: 'movement',
  confidence: 'high',
  better: 'neutral',
  decimals: 1,
  player: true,
  minimumTeamSize: 1,
} as const;
const heightSeconds = { ...height, unit: 'seconds', team: true } as const;
const heightPercent = { ...height, unit: 'percent', team: false } as const;

/** Height. */
export const HEIGHT_STATISTICS: readonly Statistic[] = [
  {
    ...heightSeconds,
    key: 'movement.time_ground',
    label: 'Time on the ground',
    definition: 'Seconds with all wheels on the floor (car center at 20 uu or lower).',
    compute: read('groundSeconds'),
  },
  {
    ...heightSeconds,
    key: 'movement.time_low_air',
    label: 'Time low in the air',
    definition: 'Seconds between 20 and 840 uu above the floor, driving on walls included.',
    compute: read('lowAirSeconds'),
  },
  {
    ...heightSeconds,
    key: 'movement.time_high_air',
    label: 'Time high in the air',
    definition: 'Seconds higher than 840 uu, well above the crossbar (643 uu).',
    compute: read('highAirSeconds'),
  },
  {
    ...heightPercent,
    key: 'movement.percent_ground',
    label: 'On the ground, % of time',
    definition: '% of time on the field at 20 uu or lower.',
    compute: share('groundSeconds'),
  },
  {
    ...heightPercent,
    key: 'movement.percent_low_air',
    label: 'Low in the air, % of time',
    definition: '% of time on the field between 20 and 840 uu, walls included.',
    compute: share('lowAirSeconds'),
  },
  {
    ...heightPercent,
    key: 'movement.percent_high_air',
    label: 'High in the air, % of time',
    definition: '% of time on the field above 840 uu.',
    compute: share('highAirSeconds'),
  },
];

const powerslide = {
  group: 'movement',
  better: 'neutral',
  player: true,
  minimumTeamSize: 1,
} as const;

export const POWERSLIDE_STATISTICS: readonly Statistic[] = [
  {
    ...powerslide,
    key: 'movement.time_powerslide',
    label: 'Time in powerslides',
    unit: 'seconds',
    decimals: 2,
    confidence: 'high',
    definition: 'Seconds with the powerslide button held on the ground.',
    team: true,
    compute: ({ movement }) => movement?.powerslideSeconds ?? null,
  },
  {
    ...powerslide,
    key: 'movement.count_powerslide',
    label: 'Powerslides',
    unit: 'count',
    decimals: 0,
    confidence: 'medium',
    definition: 'Powerslides on the ground. Replays don’t include very short taps.',
    team: true,
    compute: ({ movement }) => movement?.powerslides ?? null,
  },
  {
    ...powerslide,
    key: 'movement.avg_powerslide_duration',
    label: 'Average powerslide',
    unit: 'seconds',
    decimals: 2,
    confidence: 'medium',
    definition: 'Average length of a powerslide on the ground.',
    team: false,
    compute: ({ movement }) =>
      movement === null
        ? null
        : movement.powerslides === 0
          ? 0
          : movement.powerslideSeconds / movement.powerslides,
  },
];
