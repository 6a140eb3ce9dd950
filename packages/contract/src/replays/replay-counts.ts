import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const amount = z.number().int().min(0);

export const replayCount = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/replay-count',
  area: 'replays',
  summary: 'How many replays the caller has, by what has become of them',
  access: 'account',
  responses: {
    200: z.object({ total: amount, inWork: amount, completed: amount, errorOccurred: amount }),
  },
  errors: [401],
});

/** Most played first. Replays whose playlist is not known yet are in none. */
export const playlistWiseReplayCount = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/playlist-wise-replay-count',
  area: 'replays',
  summary: "How many of the caller's replays are of which playlist",
  access: 'account',
  responses: { 200: z.array(z.object({ playlist: z.string(), count: amount })) },
  errors: [401],
});
