import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Makes the numbers of a finished upload again with a newer engine. Uploads go first. */
export const reanalyseReplayJob = defineJob({
  name: 'replay.reanalyse',
  payload: z.object({ replayId: z.uuid() }),
  key: ({ replayId }) => replayId,
  // What fails is found again the next day.
  retries: 2,
  leaseSeconds: 15,
  background: true,
});
