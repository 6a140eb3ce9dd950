import { NOTIFICATION_KINDS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { findChoices, saveChoices, saveSettings, stopMails } from './preferences.repository.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

/** Stops the mails that a mail's link is about. Throws ProblemError 400 for a link that is not ours. */
export async function unsubscribe(
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
