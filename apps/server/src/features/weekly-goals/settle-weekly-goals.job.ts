import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Carries weekly goals into a week that has begun, and settles those of weeks that are over. */
export const settleWeeklyGoalsJob = defineJob({
  name: 'weekly-goals.settle',
  payload: z.object({}),
  key: () => 'all',
  // The next sweep sends it again.
  retries: 0,
  leaseSeconds: 30,
  background: true,
});
