import { BOOST_COLLECTION_STATISTICS } from './boost/collection.statistics.ts';
import { BOOST_LEVEL_STATISTICS } from './boost/level.statistics.ts';
import { BOOST_USAGE_STATISTICS } from './boost/usage.statistics.ts';
import { CORE_STATISTICS } from './core/core.statistics.ts';
import type { Statistic } from './define-statistic.ts';
import { DEMO_STATISTICS } from './demo/demo.statistics.ts';
import { HEIGHT_STATISTICS } from './movement/height.statistics.ts';
import { POWERSLIDE_STATISTICS } from './movement/powerslide.statistics.ts';
import { SPEED_STATISTICS } from './movement/speed.statistics.ts';
import { BALL_STATISTICS } from './positioning/ball.statistics.ts';
import { DISTANCE_STATISTICS } from './positioning/distance.statistics.ts';
import { FIELD_STATISTICS } from './positioning/field.statistics.ts';
import { ROLE_STATISTICS } from './positioning/role.statistics.ts';

/** Every statistic of the product, in the order in which screens show them. */
export const ALL_STATISTICS: readonly Statistic[] = [
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
];
