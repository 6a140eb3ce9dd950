import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  area: 'system',
  summary: 'Whether the server can work: database, queue, worker',
  access: 'public',
  responses: {
    200: z.object({ status: z.literal('ok'), database: z.literal('ok'), queue: z.literal('ok') }),
    503: z.object({ status: z.literal('unavailable'), database: z.string(), queue: z.string() }),
  },
  errors: [],
});
