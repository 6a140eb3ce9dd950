import type { FeatureModule } from '../../feature-module.ts';
import { appSettingsRoutes } from './app-settings.route.ts';
import { statusRoutes } from './status.route.ts';

export { getDiscordInviteUrl, getSupportMail } from './app-settings.route.ts';
export { findOldestWaiting } from './incident.repository.ts';
export { healthRoute, metricsRoute, readinessRoutes } from './readiness.route.ts';

export const systemModule: FeatureModule = {
  name: 'system',
  routes(app, context) {
    appSettingsRoutes(app, context);
    statusRoutes(app, context);
  },
};
