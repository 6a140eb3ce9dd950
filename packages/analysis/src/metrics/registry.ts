import type { Metric } from './define-metric.ts';
import { ATTEMPT_METRICS } from './shooting/attempt.metrics.ts';
import { SCOREBOARD_METRICS } from './shooting/scoreboard.metrics.ts';
import { SHOT_KIND_METRICS } from './shooting/shot-kind.metrics.ts';
import { XG_METRICS } from './shooting/xg.metrics.ts';

/** Every metric, in the order in which screens show them. */
export const ALL_METRICS: readonly Metric[] = [
  ...ATTEMPT_METRICS,
  ...SCOREBOARD_METRICS,
  ...SHOT_KIND_METRICS,
  ...XG_METRICS,
].toSorted((a, b) => a.number - b.number);
