export { appSettingsRoutes, discordInviteUrl } from './app-settings.route.ts';
export { healthRoute } from './health.route.ts';
