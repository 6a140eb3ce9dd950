import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { limitSignIn, signIn } from './sign-in.ts';

export function signInRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.signIn, async ({ body, request }) => {
    await limitSignIn(context, networkOf(request.ip), body.email);
    return answer(200, await signIn(context, body));
  });
}
