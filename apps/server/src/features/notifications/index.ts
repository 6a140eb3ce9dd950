import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { notificationRoutes } from './notifications.route.ts';
import type { NotificationsContext } from './notifications-context.ts';
import { preferenceRoutes } from './preferences.route.ts';
import { streamChangesRoute } from './stream-changes.route.ts';

export { addNotification, type NewsFor, notifyEverybody } from './add-notification.ts';
export { notificationsOf } from './notification-list.repository.ts';
export type { NotificationsContext } from './notifications-context.ts';
export { describePreferences } from './preferences.ts';
export { startMailing } from './start-mailing.ts';

export async function registerNotifications(
  app: FastifyInstance,
  context: NotificationsContext,
  database: DatabaseHandle,
  limits: RateLimits,
): Promise<void> {
  notificationRoutes(app, context);
  await preferenceRoutes(app, context, limits);
  await streamChangesRoute(app, database);
}
