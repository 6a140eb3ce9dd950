import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** The file as it was uploaded, for its owner. */
export const getReplayFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/filestorage/replay-file/{replayId}',
  area: 'replays',
  summary: 'Download an own replay file',
  access: 'account',
  params: z.object({ replayId: z.uuid() }),
  mediaType: 'application/octet-stream',
  responses: { 200: z.file() },
  errors: [400, 401, 404],
});
