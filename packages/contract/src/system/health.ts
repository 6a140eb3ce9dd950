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

/** For whoever restarts processes that hang: it looks at nothing else, so that a lost database restarts nobody. */
export const live = defineEndpoint({
  method: 'GET',
  path: '/api/health/live',
  area: 'system',
  summary: 'Whether this process answers at all',
  access: 'public',
  responses: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
});

const part = z.enum(['ok', 'unavailable']);
const parts = {
  database: part,
  /** Where files are stored. */
  files: part,
  queue: part,
  /** `pending`: the database is older than this program. */
  migrations: z.enum(['ok', 'pending', 'unavailable']),
};

/** For load balancers: who is not ready gets no more requests. */
export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/health/ready',
  area: 'system',
  summary: 'Whether this process takes work now',
  access: 'public',
  responses: {
    200: z.object({ status: z.literal('ready'), ...parts }),
    /** `stopping`: it finishes what it has and ends. */
    503: z.object({ status: z.enum(['stopping', 'unavailable']), ...parts }),
  },
  errors: [],
});
