import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

const endpoint = defineEndpoints('system', { access: 'public' });

export const health = endpoint('GET /api/health', {
  summary: 'Whether the server is healthy: database, queue, worker',
  responses: {
    200: z.object({ status: z.literal('ok'), database: z.literal('ok'), queue: z.literal('ok') }),
    503: z.object({ status: z.literal('unavailable'), database: z.string(), queue: z.string() }),
  },
});

/** For supervisors that restart hung processes: it checks nothing else, so that a lost database doesn't cause restarts. */
export const live = endpoint('GET /api/health/live', {
  summary: 'Whether this process is alive',
  responses: { 200: z.object({ status: z.literal('ok') }) },
});

const part = z.enum(['ok', 'unavailable']);
const parts = {
  database: part,
  /** The file storage. */
  files: part,
  queue: part,
  /** `pending`: the database schema is older than this program. */
  migrations: z.enum(['ok', 'pending', 'unavailable']),
};

/** For load balancers: a server that isn't ready gets no more requests. */
export const ready = endpoint('GET /api/health/ready', {
  summary: 'Whether this process is ready for work',
  responses: {
    200: z.object({ status: z.literal('ready'), ...parts }),
    /** `stopping`: it finishes its work and exits. */
    503: z.object({ status: z.enum(['stopping', 'unavailable']), ...parts }),
  },
});

/** For Prometheus, with the token in METRICS_TOKEN; without one, only from the same machine. */
export const metrics = endpoint('GET /api/metrics', {
  summary: 'Metrics of this process in Prometheus text format',
  mediaType: 'text/plain; version=0.0.4',
  responses: { 200: z.file() },
  errors: [401, 403],
});
