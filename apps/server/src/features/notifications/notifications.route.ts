import { NOTIFICATION_KINDS, type NotificationItem, type NotificationKindRow } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import { findUser, requireUser } from '../auth/index.ts';
import {
  countUnread,
  listShown,
  markAllRead,
  markDeleted,
  markRead,
  type Notification,
} from './notification.repository.ts';
import { findChoices, saveChoices, saveSettings, stopMails } from './preferences.repository.ts';
import {
  createUnsubscribeToken,
  describePreferences,
  readUnsubscribeToken,
  updatePreferences,
} from './preferences.ts';

export function notificationRoutes(app: FastifyInstance, { db, clock }: Context): void {
  /** Makes a change, notifies the account's other pages, and returns the unread count. Throws ProblemError 404. */
  const changeAndNotify = async (userId: string, work: (now: Date) => Promise<boolean>) => {
    if (!(await work(clock.now()))) throw notFound('This notification was deleted.');
    await publishChange(db, { topic: 'notifications', userId });
    return { unread: await countUnread(db, userId) };
  };
  registerEndpoints(app, {
    listNotifications: async ({ query, caller }) => {
      const page = { index: query.pageIndex, size: query.pageSize };
      const { rows, total } = await listShown(db, caller.userId, page);
      return {
        items: rows.map(describeNotification),
        pageIndex: page.index,
        pageSize: page.size,
        total,
        unread: await countUnread(db, caller.userId),
      };
    },
    readNotification: ({ params, caller }) =>
      changeAndNotify(caller.userId, (now) => markRead(db, caller.userId, params.id, now)),
    readAllNotifications: ({ caller }) =>
      changeAndNotify(caller.userId, async (now) => {
        await markAllRead(db, caller.userId, now);
        return true;
      }),
    deleteNotification: ({ params, caller }) =>
      changeAndNotify(caller.userId, (now) => markDeleted(db, caller.userId, params.id, now)),
  });
}

export async function preferenceRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  registerEndpoints(app, {
    getNotificationPreferences: async ({ caller }) =>
      await describePreferences(db, await requireUser(db, caller.userId)),
    saveNotificationPreferences: ({ body, caller }) =>
      db.transaction(async (tx) => {
        const user = await requireUser(tx, caller.userId);
        await updatePreferences(tx, user, body, clock.now());
        return describePreferences(tx, user);
      }),
  });
  await app.register(async (scope) => {
    // Mail programs send a form that contains nothing new.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: 4096 },
      (_request, _body, createStoppedResult) => createStoppedResult(null, null),
    );
    registerEndpointsWith(
      scope,
      { config: limitRoute(context.rateLimits.unsubscribe) },
      { unsubscribe: ({ query }) => unsubscribe(context, query.token) },
    );
  });
}

/** Stops the mails named by an unsubscribe link. Throws ProblemError 400 for a link that isn't ours. */
async function unsubscribe({ db, keys }: Context, token: string) {
  const read = readUnsubscribeToken(keys.unsubscribe, token);
  if (!read) {
    throw new ProblemError(400, 'link-broken', 'This link is incomplete. Open it from the email again.');
  }
  const { userId, scope } = read;
  const stopAllToken = scope === 'all' ? null : createUnsubscribeToken(keys.unsubscribe, userId, 'all');
  const createStoppedResult = (stopped: string) => ({ stopped, stopAllToken });
  return db.transaction(async (tx) => {
    // A deleted account gets no mails either.
    if (!(await findUser(tx, userId))) return { stopped: 'All emails', stopAllToken: null };
    if (scope === 'all') {
      await stopMails(tx, userId);
      return createStoppedResult('All emails');
    }
    if (scope === 'weekly-summary') {
      await saveSettings(tx, userId, { weeklySummary: false });
      return createStoppedResult('Weekly summary');
    }
    const { label, channels } = NOTIFICATION_KINDS[scope];
    const chosen = (await findChoices(tx, userId)).find(({ kind }) => kind === scope);
    await saveChoices(tx, userId, [{ kind: scope, inApp: chosen?.inApp ?? channels.inApp, email: false }]);
    return createStoppedResult(label);
  });
}

/** Renders a notification with the texts of its kind. */
export function describeNotification(notification: Notification): NotificationItem {
  const { id, kind, values, path, count, createdAt, readAt } = notification;
  const row: NotificationKindRow = NOTIFICATION_KINDS[kind];
  const { title, text } = (count > 1 && row.gathered) || row;
  const filled = { ...values, count };
  return {
    id,
    kind,
    title: fillTemplate(title, filled),
    text: fillTemplate(text, filled),
    path,
    arrival: row.arrival,
    values,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}

/** Fills the values into a text; a number and its percent sign stay on one line, wherever the text comes from. */
function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template
    .replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name] ?? ''))
    .replace(/(\d) %/g, '$1\u00a0%');
}
