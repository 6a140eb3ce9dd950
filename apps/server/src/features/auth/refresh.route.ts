import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { refreshSession } from './refresh-session.ts';

export function refreshRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(
    app,
    ENDPOINTS.refresh,
    async ({ body }) => answer(200, await refreshSession(context, body.refreshToken)),
    { config: limitedTo(context.rateLimits.refresh) },
  );
}
