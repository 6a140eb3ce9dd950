import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { limitedTo, type RateLimits } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { AuthContext } from './auth-context.ts';
import { signIn } from './sign-in.ts';

export function signInRoute(app: FastifyInstance, context: AuthContext, limits: RateLimits): void {
  registerEndpoint(app, ENDPOINTS.signIn, async ({ body }) => answer(200, await signIn(context, body)), {
    config: limitedTo(limits.signIn),
  });
}
