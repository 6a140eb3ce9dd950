import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findUser, type User } from '../auth/index.ts';
import { changePreferences, describePreferences } from './preferences.ts';
import { unsubscribe } from './unsubscribe.ts';

export async function preferenceRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  registerEndpoint(app, ENDPOINTS.getNotificationPreferences, async ({ caller }) =>
    answer(200, await describePreferences(db, await ownAccount(db, caller.userId))),
  );
  registerEndpoint(app, ENDPOINTS.saveNotificationPreferences, async ({ body, caller }) =>
    answer(
      200,
      await db.transaction(async (tx) => {
        const user = await ownAccount(tx, caller.userId);
        await changePreferences(tx, user, body, clock.now());
        return describePreferences(tx, user);
      }),
    ),
  );
  await app.register(async (scope) => {
    // Mail programs send a form of theirs along, which says nothing new.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: 4096 },
      (_request, _body, done) => done(null, null),
    );
    registerEndpoint(
      scope,
      ENDPOINTS.unsubscribe,
      async ({ query }) => answer(200, await unsubscribe(context, query.token)),
      { config: limitedTo(context.rateLimits.unsubscribe) },
    );
  });
}

async function ownAccount(db: Executor, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  return user;
}
