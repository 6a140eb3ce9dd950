import { BOOST_STATISTICS } from './boost.statistics.ts';
import { CORE_STATISTICS } from './core.statistics.ts';
import { MODE_STATISTICS } from './modes.statistics.ts';
import { MOVEMENT_STATISTICS } from './movement.statistics.ts';
import { POSITIONING_STATISTICS } from './positioning.statistics.ts';
import type { Statistic } from './statistic.ts';
import { STATISTICS, type StatisticComputes } from './statistics.ts';

const COMPUTES: Required<StatisticComputes> = {
  ...CORE_STATISTICS,
  ...BOOST_STATISTICS,
  ...MOVEMENT_STATISTICS,
  ...POSITIONING_STATISTICS,
  ...MODE_STATISTICS,
};

export const ALL_STATISTICS: readonly Statistic[] = STATISTICS.map((info) => {
  const how = COMPUTES[info.key];
  return { ...info, ...(typeof how === 'function' ? { compute: how } : how) };
});
