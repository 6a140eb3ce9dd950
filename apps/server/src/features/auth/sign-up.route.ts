import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from './limit-attempts.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { signUp } from './sign-up.ts';

export function signUpRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.signUp, async ({ body, request }) => {
    await limitAttempts(context, ['signUp', networkOf(request.ip)]);
    for (const { beforeSignUp } of context.modules) await beforeSignUp?.(context);
    const user = await signUp(context, body);
    for (const { onSignUp } of context.modules) await onSignUp?.(context, user, request.ip);
    sendConfirmation(context, user);
    return answer(201, { id: user.id, email: body.email, userName: user.userName });
  });
}
