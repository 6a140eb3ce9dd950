import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Counts stored matches of players of known rank into the rank references (game-and-stats.md 7.6). */
export const updateReferencesJob = defineJob({
  name: 'scores.update-references',
  payload: z.object({}),
  key: () => 'all',
  // The next day goes on where this one stopped.
  retries: 2,
  leaseSeconds: 15,
  background: true,
});
