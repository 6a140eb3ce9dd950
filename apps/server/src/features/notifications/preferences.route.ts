import { ENDPOINTS, NOTIFICATION_KINDS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findUser, type User } from '../auth/index.ts';
import { findChoices, saveChoices, saveSettings, stopMails } from './preferences.repository.ts';
import { changePreferences, describePreferences } from './preferences.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

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

/** Stops the mails that a mail's link is about. Throws ProblemError 400 for a link that is not ours. */
async function unsubscribe(
  { db, keys }: Context,
  token: string,
): Promise<{ stopped: string; stopAllToken: string | null }> {
  const read = readUnsubscribeToken(keys.unsubscribe, token);
  if (!read) {
    throw new ProblemError(400, 'link-broken', 'This link is not complete. Open it from the mail once more.');
  }
  const { userId, scope } = read;
  const stopAllToken = scope === 'all' ? null : unsubscribeToken(keys.unsubscribe, userId, 'all');
  const done = (stopped: string) => ({ stopped, stopAllToken });
  return db.transaction(async (tx) => {
    // Whoever has deleted his account since gets no mails either.
    if (!(await findUser(tx, userId))) return { stopped: 'All mails', stopAllToken: null };
    if (scope === 'all') {
      await stopMails(tx, userId);
      return done('All mails');
    }
    if (scope === 'weekly-summary') {
      await saveSettings(tx, userId, { weeklySummary: false });
      return done('Weekly summary');
    }
    const { label, channels } = NOTIFICATION_KINDS[scope];
    const chosen = (await findChoices(tx, userId)).find(({ kind }) => kind === scope);
    await saveChoices(tx, userId, [{ kind: scope, inApp: chosen?.inApp ?? channels.inApp, email: false }]);
    return done(label);
  });
}
