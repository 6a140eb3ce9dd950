import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';

export interface HealthChecks {
  /** Each throws when its part does not answer. */
  database(): Promise<void>;
  queue(): Promise<void>;
}

export function healthRoute(app: FastifyInstance, checks: HealthChecks): void {
  registerEndpoint(app, ENDPOINTS.health, async ({ request }) => {
    const [database, queue] = await Promise.allSettled([checks.database(), checks.queue()]);
    if (database.status === 'fulfilled' && queue.status === 'fulfilled') {
      return answer(200, { status: 'ok', database: 'ok', queue: 'ok' } as const);
    }
    const state = (result: PromiseSettledResult<void>) =>
      result.status === 'fulfilled' ? 'ok' : 'unavailable';
    for (const result of [database, queue]) {
      if (result.status === 'rejected') request.log.error({ err: result.reason }, 'not healthy');
    }
    return answer(503, { status: 'unavailable' as const, database: state(database), queue: state(queue) });
  });
}
