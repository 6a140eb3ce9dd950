import { z } from 'zod';
import { GOAL_METRIC_CODES } from './goal-codes.ts';

export const goalMetricCode = z.literal(GOAL_METRIC_CODES);
/** Modes of goals, which are never mixed. */
export const goalMode = z.literal([5, 10, 15]);
export const timeFrameInQuery = z.preprocess(
  Number,
  z.literal([5, 10, 15], 'Choose Past (5), OnGoing (10) or Future (15).'),
);
