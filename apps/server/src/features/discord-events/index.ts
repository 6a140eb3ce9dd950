import type { FeatureModule } from '../../feature-module.ts';
import { discordEventReminders, discordEvents } from '../../schema/content.schema.ts';
import { remindersOf } from './discord-event.repository.ts';
import { discordEventRoutes } from './discord-events.route.ts';
import { remindOfEvents } from './remind-of-events.ts';

export { comingEvents } from './coming-events.ts';

export const discordEventsModule: FeatureModule = {
  name: 'discord-events',
  accountData: [
    { column: discordEventReminders.userId, exportedAs: 'eventReminders', onErasure: 'deleted' },
    { column: discordEvents.changedBy, exportedAs: null, onErasure: 'cleared', reason: 'Names its editor.' },
  ],
  routes: discordEventRoutes,
  schedules: [{ at: ['minute'], what: 'reminders of Discord events', run: remindOfEvents }],
  exportData: async ({ db }, { id }) => ({ eventReminders: await remindersOf(db, id) }),
};
