import type { StatisticInfo } from '@datacoach/analysis/metadata';

interface SharePart {
  readonly key: string;
  readonly label: string;
}

/** Percentages that add up to the whole of a player's time: drawn as one divided bar a player. */
interface SharePicture {
  readonly group: StatisticInfo['group'];
  readonly title: string;
  readonly parts: readonly SharePart[];
}

export const SHARE_PICTURES: readonly SharePicture[] = [
  {
    group: 'boost',
    title: 'Boost in the tank, share of time',
    parts: [
      { key: 'boost.percent_boost_0_25', label: '0 to 25' },
      { key: 'boost.percent_boost_25_50', label: '25 to 50' },
      { key: 'boost.percent_boost_50_75', label: '50 to 75' },
      { key: 'boost.percent_boost_75_100', label: '75 to 100' },
    ],
  },
  {
    group: 'movement',
    title: 'Speed, share of time',
    parts: [
      { key: 'movement.percent_slow_speed', label: 'slow' },
      { key: 'movement.percent_boost_speed', label: 'boost speed' },
      { key: 'movement.percent_supersonic_speed', label: 'supersonic' },
    ],
  },
  {
    group: 'movement',
    title: 'Height, share of time',
    parts: [
      { key: 'movement.percent_ground', label: 'ground' },
      { key: 'movement.percent_low_air', label: 'low air' },
      { key: 'movement.percent_high_air', label: 'high air' },
    ],
  },
  {
    group: 'positioning',
    title: 'Third of the field, share of time',
    parts: [
      { key: 'positioning.percent_defensive_third', label: 'own' },
      { key: 'positioning.percent_neutral_third', label: 'middle' },
      { key: 'positioning.percent_offensive_third', label: 'attacking' },
    ],
  },
  {
    group: 'positioning',
    title: 'Side of the ball, share of time',
    parts: [
      { key: 'positioning.percent_behind_ball', label: 'behind the ball' },
      { key: 'positioning.percent_infront_ball', label: 'in front of it' },
    ],
  },
];
