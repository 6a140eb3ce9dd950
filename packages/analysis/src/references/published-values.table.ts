import type { StatisticKey } from '../statistics/statistic.ts';

/** A pooled figure of a published study, a match. */
export interface PublishedValue {
  readonly statistic: StatisticKey | null;
  /** Name in the study. */
  readonly name: string;
  readonly mean: number;
  readonly spread: number;
}

/**
 * Who was counted: ranked standard, mean tier 14.75 (SD 4.55), August 2021 to February 2022. The study, [RP] of
 * game-and-stats.md 8.1 a, pools all ranks; its figures are not those of one tier.
 */
export const PUBLISHED_POOL = {
  playerGames: 404_951,
  meanTier: 14.75,
  tierSpread: 4.55,
  text: 'published means of 404,951 ranked 3v3 player-games, 2021-22',
} as const;

/** Every row of game-and-stats.md 8.1 a. */
export const PUBLISHED_VALUES: readonly PublishedValue[] = [
  { statistic: 'core.shots', name: 'shots', mean: 2.091, spread: 1.579 },
  { statistic: 'core.shots_against', name: 'shots_against (team)', mean: 6.3, spread: 3.109 },
  { statistic: 'core.goals', name: 'goals', mean: 0.765, spread: 0.91 },
  { statistic: 'core.goals_against', name: 'goals_against', mean: 2.322, spread: 1.618 },
  { statistic: 'core.saves', name: 'saves', mean: 0.956, spread: 1.065 },
  { statistic: 'core.assists', name: 'assists', mean: 0.47, spread: 0.694 },
  { statistic: 'core.score', name: 'score', mean: 295.1, spread: 155.8 },
  { statistic: 'core.shooting_percentage', name: 'shooting_percentage', mean: 31.68, spread: 38.59 },
  { statistic: 'boost.bpm', name: 'bpm', mean: 318.1, spread: 84.3 },
  { statistic: 'boost.bcpm', name: 'bcpm', mean: 329.9, spread: 86.5 },
  {
    statistic: 'positioning.percent_offensive_half',
    name: 'percent_offensive_half',
    mean: 34.36,
    spread: 7.83,
  },
  { statistic: 'positioning.percent_behind_ball', name: 'percent_behind_ball', mean: 71.79, spread: 6.08 },
  { statistic: 'positioning.percent_most_back', name: 'percent_most_back', mean: 34.71, spread: 7.95 },
  { statistic: 'positioning.percent_most_forward', name: 'percent_most_forward', mean: 33.74, spread: 6.71 },
  {
    statistic: 'positioning.percent_closest_to_ball',
    name: 'percent_closest_to_ball',
    mean: 33.71,
    spread: 6.05,
  },
  {
    statistic: 'positioning.percent_farthest_from_ball',
    name: 'percent_farthest_from_ball',
    mean: 34.7,
    spread: 7.26,
  },
  { statistic: 'demo.inflicted', name: 'demos inflicted', mean: 0.633, spread: 0.968 },
  { statistic: 'demo.taken', name: 'demos taken', mean: 0.627, spread: 0.879 },
];
