import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/http/network-of.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { AuthContext } from './auth-context.ts';
import { limitSignIn, signIn } from './sign-in.ts';

export function signInRoute(app: FastifyInstance, context: AuthContext): void {
  registerEndpoint(app, ENDPOINTS.signIn, async ({ body, request }) => {
    await limitSignIn(context, networkOf(request.ip), body.email);
    return answer(200, await signIn(context, body));
  });
}
