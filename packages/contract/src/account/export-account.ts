import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Everything that the account has stored: facts as JSON, and the uploaded files. */
export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/api/v1/account/export',
  area: 'account',
  summary: 'All own data as a zip',
  access: 'account',
  mediaType: 'application/zip',
  responses: { 200: z.file() },
  errors: [401, 429],
});
