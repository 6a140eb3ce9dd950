import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announce.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { describeNotification } from './describe-notification.ts';
import {
  countUnread,
  listShown,
  markAllRead,
  markDeleted,
  markRead,
} from './notification-list.repository.ts';

export function notificationRoutes(app: FastifyInstance, { db, clock }: Context): void {
  /** Does it, tells the account's other pages, and answers what is left. Throws ProblemError 404. */
  const change = async (userId: string, work: (now: Date) => Promise<boolean>) => {
    if (!(await work(clock.now()))) {
      throw new ProblemError(404, 'not-found', 'This notification is not there any more.');
    }
    await announce(db, { topic: 'notifications', userId });
    return answer(200, { unread: await countUnread(db, userId) });
  };

  registerEndpoint(app, ENDPOINTS.listNotifications, async ({ query, caller }) => {
    const page = { index: query.pageIndex, size: query.pageSize };
    const { rows, total } = await listShown(db, caller.userId, page);
    return answer(200, {
      items: rows.map(describeNotification),
      pageIndex: page.index,
      pageSize: page.size,
      total,
      unread: await countUnread(db, caller.userId),
    });
  });
  registerEndpoint(app, ENDPOINTS.unreadNotifications, async ({ caller }) =>
    answer(200, { unread: await countUnread(db, caller.userId) }),
  );
  registerEndpoint(app, ENDPOINTS.readNotification, async ({ params, caller }) =>
    change(caller.userId, (now) => markRead(db, caller.userId, params.id, now)),
  );
  registerEndpoint(app, ENDPOINTS.readAllNotifications, async ({ caller }) =>
    change(caller.userId, async (now) => {
      await markAllRead(db, caller.userId, now);
      return true;
    }),
  );
  registerEndpoint(app, ENDPOINTS.deleteNotification, async ({ params, caller }) =>
    change(caller.userId, (now) => markDeleted(db, caller.userId, params.id, now)),
  );
}
