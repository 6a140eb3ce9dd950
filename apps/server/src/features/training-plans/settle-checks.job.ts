import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Decides checks of training plans whose games are in: of one account after its games, of all once a day. */
export const settleChecksJob = defineJob({
  name: 'training-plans.settle-checks',
  payload: z.object({ userId: z.uuid().nullable() }),
  key: ({ userId }) => userId ?? 'all',
  retries: 2,
  leaseSeconds: 15,
  background: true,
});
