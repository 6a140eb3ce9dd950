import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** What Prometheus reads. Needs the token of METRICS_TOKEN; where none is set only callers on the machine itself get it. */
export const metrics = defineEndpoint({
  method: 'GET',
  path: '/api/metrics',
  area: 'system',
  summary: 'Figures of this process, in the text format of Prometheus',
  access: 'public',
  mediaType: 'text/plain; version=0.0.4',
  responses: { 200: z.file() },
  errors: [401, 403],
});
