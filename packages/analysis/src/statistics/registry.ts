import {
  BOOST_COLLECTION_STATISTICS,
  BOOST_LEVEL_STATISTICS,
  BOOST_USAGE_STATISTICS,
} from './boost.statistics.ts';
import { CORE_STATISTICS, DEMO_STATISTICS, SETUP_STATISTICS } from './core.statistics.ts';
import { MODE_STATISTICS } from './modes.statistics.ts';
import { HEIGHT_STATISTICS, POWERSLIDE_STATISTICS, SPEED_STATISTICS } from './movement.statistics.ts';
import {
  BALL_STATISTICS,
  DISTANCE_STATISTICS,
  FIELD_STATISTICS,
  ROLE_STATISTICS,
} from './positioning.statistics.ts';
import type { Statistic } from './statistic.ts';
import { STATISTICS, type StatisticComputes } from './statistics.ts';

const COMPUTES: Required<StatisticComputes> = {
  ...CORE_STATISTICS,
  ...BOOST_USAGE_STATISTICS,
  ...BOOST_COLLECTION_STATISTICS,
  ...BOOST_LEVEL_STATISTICS,
  ...SPEED_STATISTICS,
  ...HEIGHT_STATISTICS,
  ...POWERSLIDE_STATISTICS,
  ...DISTANCE_STATISTICS,
  ...ROLE_STATISTICS,
  ...FIELD_STATISTICS,
  ...BALL_STATISTICS,
  ...DEMO_STATISTICS,
  ...SETUP_STATISTICS,
  ...MODE_STATISTICS,
};

/** All stats with their calculation, in display order. */
export const ALL_STATISTICS: readonly Statistic[] = STATISTICS.map((info) => {
  const how = COMPUTES[info.key];
  return { ...info, ...(typeof how === 'function' ? { compute: how } : how) };
});
