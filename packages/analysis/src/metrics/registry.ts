import type { Metric } from './define-metric.ts';
import { SCOREBOARD_METRICS } from './shooting/scoreboard.metrics.ts';

/** Every metric, in the order in which screens show them. */
export const ALL_METRICS: readonly Metric[] = [...SCOREBOARD_METRICS];
