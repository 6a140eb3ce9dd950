import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/http/network-of.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { AuthContext } from './auth-context.ts';
import { limitAttempts } from './limit-attempts.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { signUp } from './sign-up.ts';

export function signUpRoute(app: FastifyInstance, context: AuthContext): void {
  registerEndpoint(app, ENDPOINTS.signUp, async ({ body, request }) => {
    await limitAttempts(context, ['signUp', networkOf(request.ip)]);
    await context.requireRoom();
    const user = await signUp(context, body);
    await context.onSignUp?.(user, request.ip);
    sendConfirmation(context, user);
    return answer(201, { id: user.id, email: body.email, userName: user.userName });
  });
}
