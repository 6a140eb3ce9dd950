import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { whichReplays } from './change-replays.ts';

/** What one file holds at most: it is built up in the browser's memory before it is saved. */
export const MAX_DOWNLOADED = { replays: 200, bytes: 500_000_000 } as const;

/** Files as they were uploaded, under the names that their owner gave them; 413 says how much was meant. */
export const downloadReplays = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/replays/download',
  area: 'replays',
  summary: 'Download own replay files as one zip',
  access: 'account',
  body: z.object({ which: whichReplays }),
  mediaType: 'application/zip',
  responses: { 200: z.file() },
  errors: [400, 401, 404, 413, 429],
});
