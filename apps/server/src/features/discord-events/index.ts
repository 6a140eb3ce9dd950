import { editorColumn, type FeatureModule, ownRows } from '../../feature-module.ts';
import { discordEventReminders, discordEvents } from '../../schema/content.schema.ts';
import { listReminders } from './discord-event.repository.ts';
import { discordEventRoutes } from './discord-events.route.ts';
import { sendEventReminders } from './send-event-reminders.ts';

export { describeUpcomingEvents } from './discord-events.route.ts';

export const discordEventsModule: FeatureModule = {
  name: 'discord-events',
  accountData: [
    ownRows(discordEventReminders.userId, 'eventReminders'),
    editorColumn(discordEvents.changedBy),
  ],
  routes: discordEventRoutes,
  schedules: [{ at: ['minute'], what: 'reminders of Discord events', run: sendEventReminders }],
  exportData: async ({ db }, { id }) => ({ eventReminders: await listReminders(db, id) }),
};
