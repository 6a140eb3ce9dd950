import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { REPLAY_STATUS_CODES } from '../product-codes.ts';

/**
 * `value` is 5 while any own replay is Uploaded or Processing, else the highest status of the last batch, 15 or
 * 20 (decisions.md 18.5); 15 when there is none. `replays` lists those of the last batch.
 */
export const replayProcessedStatus = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/replay-processed-status',
  area: 'replays',
  summary: 'Whether uploads of the caller are still being worked on',
  access: 'account',
  responses: {
    200: z.object({
      value: z.number().int(),
      replays: z.array(
        z.object({ id: z.uuid(), status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))) }),
      ),
    }),
  },
  errors: [401],
});
