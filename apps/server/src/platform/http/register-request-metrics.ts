import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Counts every answer by its route's pattern; addresses that no route knows are one. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Pick<Metrics, 'countRequest'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    metrics.countRequest({
      method: request.method,
      route: request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'),
      status: reply.statusCode,
      seconds: isStream ? null : reply.elapsedTime / 1000,
    });
  });
}
