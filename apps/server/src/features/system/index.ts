export { appSettingsRoutes, discordInviteUrl, supportMail } from './app-settings.route.ts';
export { healthRoute } from './health.route.ts';
