import { type FeatureModule, ownRows, unmergedRows } from '../../feature-module.ts';
import {
  discordWebhooks,
  notificationChoices,
  notificationSettings,
  notifications,
} from '../../schema/notifications.schema.ts';
import { deleteWebhook } from './discord-webhook.repository.ts';
import { discordWebhookRoutes } from './discord-webhook.route.ts';
import { listAllNotifications } from './notification.repository.ts';
import { notificationRoutes, preferenceRoutes } from './notifications.route.ts';
import { findSettings } from './preferences.repository.ts';
import { describePreferences } from './preferences.ts';
import { startMailing } from './start-mailing.ts';
import { streamChangesRoute } from './stream-changes.route.ts';

export { addNotification, type NewNotificationFor, notifyEveryone } from './add-notification.ts';
export { deleteDueMails } from './due-mail.repository.ts';
export { isNotified } from './notification.repository.ts';

export const notificationsModule: FeatureModule = {
  name: 'notifications',
  accountData: [
    ownRows(notifications.userId, 'notifications'),
    unmergedRows(notificationSettings.userId, 'notificationPreferences'),
    unmergedRows(notificationChoices.userId, 'notificationPreferences'),
    unmergedRows(discordWebhooks.userId, 'notificationPreferences'),
  ],
  async routes(app, context) {
    notificationRoutes(app, context);
    await preferenceRoutes(app, context);
    discordWebhookRoutes(app, context);
    await streamChangesRoute(app, context);
  },
  startWork: startMailing,
  // It may be someone else's channel.
  revokeAccess: deleteWebhook,
  // A channel of the player's own isn't a public page.
  revokeSharing: async (tx, userId, what) => {
    if (what === 'all') await deleteWebhook(tx, userId);
  },
  exportData: async ({ db }, user) => ({
    notificationPreferences: {
      ...(await describePreferences(db, user)),
      mailsStopped: (await findSettings(db, user.id)).mailsStopped,
    },
    notifications: (await listAllNotifications(db, user.id)).map(({ userId: _owner, ...facts }) => facts),
  }),
};
