import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** For players on a phone or console: the way to the Demos folder, to come back at a PC. Once a day (decisions.md 18.10). */
export const sendReplayReminder = defineEndpoint({
  method: 'POST',
  path: '/api/v1/filestorage/send-replay-reminder',
  area: 'replays',
  summary: 'Mail the caller how to upload replays at a PC',
  access: 'account',
  responses: { 200: z.object({ sentTo: z.string() }) },
  errors: [401, 409, 429],
});
