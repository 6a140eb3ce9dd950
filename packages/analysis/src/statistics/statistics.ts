import type { Statistic, StatisticInfo } from './statistic.ts';
import statistics from './statistics.data.json' with { type: 'json' };

export type ListedStatistic = keyof typeof statistics;

export const STATISTICS = Object.entries(statistics).map(([key, row]) => ({
  key,
  ...row,
})) as readonly (StatisticInfo & {
  readonly key: ListedStatistic;
})[];

/** How a stat is calculated: for a player, and for a team where that isn't the sum of its players. */
export type StatisticCompute = Statistic['compute'] | Pick<Statistic, 'compute' | 'computeTeam' | 'isCapped'>;

/** A family of stats by key; `statistics.data.json` has what screens display. */
export type StatisticComputes = Partial<Record<ListedStatistic, StatisticCompute>>;
