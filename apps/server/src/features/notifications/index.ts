import type { FeatureModule } from '../../feature-module.ts';
import {
  discordWebhooks,
  notificationChoices,
  notificationSettings,
  notifications,
} from '../../schema/notifications.schema.ts';
import { deleteWebhook } from './discord-webhook.repository.ts';
import { discordWebhookRoutes } from './discord-webhook.route.ts';
import { notificationsOf } from './notification.repository.ts';
import { notificationRoutes, preferenceRoutes } from './notifications.route.ts';
import { findSettings } from './preferences.repository.ts';
import { describePreferences } from './preferences.ts';
import { startMailing } from './start-mailing.ts';
import { streamChangesRoute } from './stream-changes.route.ts';

export { addNotification, type NewsFor, notifyEverybody } from './add-notification.ts';

export const notificationsModule: FeatureModule = {
  name: 'notifications',
  accountData: [
    { column: notifications.userId, exportedAs: 'notifications', onErasure: 'deleted' },
    { column: notificationSettings.userId, exportedAs: 'notificationPreferences', onErasure: 'deleted' },
    { column: notificationChoices.userId, exportedAs: 'notificationPreferences', onErasure: 'deleted' },
    { column: discordWebhooks.userId, exportedAs: 'notificationPreferences', onErasure: 'deleted' },
  ],
  async routes(app, context) {
    notificationRoutes(app, context);
    await preferenceRoutes(app, context);
    discordWebhookRoutes(app, context);
    await streamChangesRoute(app, context);
  },
  startWork: startMailing,
  endSharing: deleteWebhook,
  exportData: async ({ db }, user) => ({
    notificationPreferences: {
      ...(await describePreferences(db, user)),
      mailsStopped: (await findSettings(db, user.id)).mailsStopped,
    },
    notifications: (await notificationsOf(db, user.id)).map(({ userId: _owner, ...facts }) => facts),
  }),
};
