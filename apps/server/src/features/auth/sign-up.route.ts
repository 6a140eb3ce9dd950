import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { limitedTo, type RateLimits } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { AuthContext } from './auth-context.ts';
import { signUp } from './sign-up.ts';

export function signUpRoute(app: FastifyInstance, context: AuthContext, limits: RateLimits): void {
  registerEndpoint(
    app,
    ENDPOINTS.signUp,
    async ({ body }) => {
      const user = await signUp(context, body);
      return answer(201, { id: user.id, email: user.email, userName: user.userName });
    },
    { config: limitedTo(limits.signUp) },
  );
}
