import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Logs one line per API request: id (also in the response), method, route, status, milliseconds. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/') || route.startsWith('/api/docs')) return;
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** Counts every response by route pattern; unknown URLs are counted together. */
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
