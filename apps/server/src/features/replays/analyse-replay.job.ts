import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Turns a stored upload into a match with statistics. */
export const analyseReplayJob = defineJob({
  name: 'replay.analyse',
  payload: z.object({ replayId: z.uuid() }),
  key: ({ replayId }) => replayId,
  retries: 20,
  leaseSeconds: 15,
});
