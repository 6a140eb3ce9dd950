import { percentOf, type Statistic } from '../define-statistic.ts';
import type { PlayerFacts } from '../facts/facts.ts';

const height = {
  group: 'movement',
  confidence: 'high',
  better: 'neutral',
  decimals: 1,
  player: true,
  minimumTeamSize: 1,
} as const;
const seconds = { ...height, unit: 'seconds', team: true } as const;
const percent = { ...height, unit: 'percent', team: false } as const;

type HeightField = 'groundSeconds' | 'lowAirSeconds' | 'highAirSeconds';
const read =
  (field: HeightField) =>
  ({ movement }: PlayerFacts): number | null =>
    movement?.[field] ?? null;
const share =
  (field: HeightField) =>
  ({ movement }: PlayerFacts): number | null =>
    movement ? percentOf(movement[field], movement.trackedSeconds) : null;

/** How high. */
export const HEIGHT_STATISTICS: readonly Statistic[] = [
  {
    ...seconds,
    key: 'movement.time_ground',
    label: 'Time on the ground',
    definition: 'Seconds with all wheels on the floor (car centre at 20 uu or lower).',
    compute: read('groundSeconds'),
  },
  {
    ...seconds,
    key: 'movement.time_low_air',
    label: 'Time low in the air',
    definition: 'Seconds between 20 and 840 uu above the floor, driving on walls included.',
    compute: read('lowAirSeconds'),
  },
  {
    ...seconds,
    key: 'movement.time_high_air',
    label: 'Time high in the air',
    definition: 'Seconds higher than 840 uu, well above the crossbar (643 uu).',
    compute: read('highAirSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_ground',
    label: 'On the ground, share of time',
    definition: 'Share of your time on the field at 20 uu or lower.',
    compute: share('groundSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_low_air',
    label: 'Low in the air, share of time',
    definition: 'Share of your time on the field between 20 and 840 uu, walls included.',
    compute: share('lowAirSeconds'),
  },
  {
    ...percent,
    key: 'movement.percent_high_air',
    label: 'High in the air, share of time',
    definition: 'Share of your time on the field above 840 uu.',
    compute: share('highAirSeconds'),
  },
];
