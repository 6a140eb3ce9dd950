import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Decides what became of a player's coaching sessions once the games are in. */
export const settleEffectsJob = defineJob({
  name: 'coaching.settle-effects',
  payload: z.object({ userId: z.uuid() }),
  key: ({ userId }) => userId,
  retries: 2,
  leaseSeconds: 15,
  background: true,
});
