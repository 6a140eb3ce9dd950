export { appSettingsRoutes, discordInviteUrl, supportMail } from './app-settings.route.ts';
export { healthRoute } from './health.route.ts';
export { metricsRoute } from './metrics.route.ts';
export { readinessRoutes } from './readiness.route.ts';
