import { ENDPOINTS, SIGN_IN_PROVIDERS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from './limit-attempts.ts';
import { describeLinkedAccounts, linkCookie, unlinkAccount, writeLinkIntent } from './link-account.ts';
import { requireUser } from './user.repository.ts';

export function linkedAccountRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, clock } = context;
  const configured = SIGN_IN_PROVIDERS.filter((provider) => context.config[provider] !== null);
  const describe = async (userId: string) =>
    describeLinkedAccounts(db, await requireUser(db, userId), configured);
  registerEndpoint(app, ENDPOINTS.linkAccount, async ({ params, body, caller }) => {
    await limitAttempts(context, ['proof', caller.userId]);
    const { provider } = params;
    if (!configured.includes(provider)) {
      throw new ProblemError(404, 'not-configured', 'This login method isn’t available here.');
    }
    const { available } = await describe(caller.userId);
    if (!available.includes(provider)) {
      throw conflict('already-linked', 'Disconnect the current account first.');
    }
    const { userId, familyId } = caller;
    const intent = { userId, familyId, provider, returnTo: body.returnTo };
    const cookie = linkCookie(
      await writeLinkIntent(keys.linkAccount, intent, clock.now()),
      context.config.publicUrl,
    );
    return answer(202, {}, { 'set-cookie': cookie });
  });
  registerEndpoints(app, {
    getLinkedAccounts: ({ caller }) => describe(caller.userId),
    unlinkAccount: ({ params, caller }) => unlinkAccount(context, caller.userId, params.provider, configured),
  });
}
