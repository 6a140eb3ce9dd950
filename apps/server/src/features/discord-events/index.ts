export { comingEvents } from './coming-events.ts';
export { remindersOf } from './discord-event.repository.ts';
export { discordEventRoutes } from './discord-events.route.ts';
export { remindOfEvents } from './remind-of-events.ts';
