import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';

const endpoint = endpointsOf('system');

export const health = endpoint('GET /api/health', {
  summary: 'Whether the server can work: database, queue, worker',
  access: 'public',
  responses: {
    200: z.object({ status: z.literal('ok'), database: z.literal('ok'), queue: z.literal('ok') }),
    503: z.object({ status: z.literal('unavailable'), database: z.string(), queue: z.string() }),
  },
});

/** For whoever restarts processes that hang: it looks at nothing else, so that a lost database restarts no one. */
export const live = endpoint('GET /api/health/live', {
  summary: 'Whether this process is alive',
  access: 'public',
  responses: { 200: z.object({ status: z.literal('ok') }) },
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
export const ready = endpoint('GET /api/health/ready', {
  summary: 'Whether this process is ready for work',
  access: 'public',
  responses: {
    200: z.object({ status: z.literal('ready'), ...parts }),
    /** `stopping`: it finishes what it has and ends. */
    503: z.object({ status: z.enum(['stopping', 'unavailable']), ...parts }),
  },
});

/** What Prometheus reads. Needs the token of METRICS_TOKEN; where none is set only callers on the machine itself get it. */
export const metrics = endpoint('GET /api/metrics', {
  summary: 'Metrics of this process in Prometheus text format',
  access: 'public',
  mediaType: 'text/plain; version=0.0.4',
  responses: { 200: z.file() },
  errors: [401, 403],
});
