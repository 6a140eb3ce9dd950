import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { getNetwork } from '../../platform/http/get-network.ts';
import { invalidField } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  type Body,
  registerEndpoint,
  registerEndpoints,
  registerEndpointsWith,
  respond,
} from '../../platform/http/register-endpoint.ts';
import { refreshSession } from './describe-signed-in.ts';
import { createDeviceCookie } from './known-device.ts';
import { limitAttempts } from './limit-attempts.ts';
import { sendConfirmation } from './mail-token.ts';
import { hashPassword } from './password-hash.ts';
import { limitSignIn, signIn } from './sign-in.ts';
import { insertUser, toEmailKey, type User } from './user.repository.ts';

export function signInRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.signIn, async ({ body, request }) => {
    const origin = { network: getNetwork(request.ip), cookies: request.headers.cookie };
    await limitSignIn(context, origin, body.email);
    const signedIn = await signIn(context, body, origin);
    return respond(200, signedIn, { 'set-cookie': createDeviceCookie(context, origin.cookies, body.email) });
  });
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.refresh) },
    { refresh: ({ body }) => refreshSession(context, body.refreshToken) },
  );
  registerEndpoints(app, {
    signUp: async ({ body, request }) => {
      await limitAttempts(context, ['signUp', getNetwork(request.ip)]);
      for (const { beforeSignUp } of context.modules) await beforeSignUp?.(context);
      const user = await signUp(context, body);
      for (const { onSignUp } of context.modules) await onSignUp?.(context, user, request.ip);
      sendConfirmation(context, user);
      return { id: user.id, email: body.email, userName: user.userName };
    },
  });
}

/** Creates an account. Throws ProblemError 409 if the address is taken. */
async function signUp({ db, clock }: DbAndClock, account: Body<'signUp'>): Promise<User> {
  const user = await insertUser(db, {
    email: account.email,
    emailKey: toEmailKey(account.email),
    userName: account.userName,
    passwordHash: await hashPassword(account.password),
    userType: account.coachesTeam ? 'Coach' : 'Player',
    timeZone: account.timeZone ?? null,
    referralCode: account.referralCode ?? null,
    createdAt: clock.now(),
  });
  if (!user) throw invalidField('email', 'There’s already an account with this email.', 'email-taken', 409);
  return user;
}
