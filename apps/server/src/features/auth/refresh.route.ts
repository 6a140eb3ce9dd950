import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { limitedTo, type RateLimits } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { AuthContext } from './auth-context.ts';
import { refreshSession } from './refresh-session.ts';

export function refreshRoute(app: FastifyInstance, context: AuthContext, limits: RateLimits): void {
  registerEndpoint(
    app,
    ENDPOINTS.refresh,
    async ({ body }) => answer(200, await refreshSession(context, body.refreshToken)),
    { config: limitedTo(limits.refresh) },
  );
}
