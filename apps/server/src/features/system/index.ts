import type { FeatureModule } from '../../feature-module.ts';
import { appSettingsRoutes } from './app-settings.route.ts';

export { discordInviteUrl, supportMail } from './app-settings.route.ts';
export { healthRoute, metricsRoute, readinessRoutes } from './readiness.route.ts';

export const systemModule: FeatureModule = {
  name: 'system',
  routes: appSettingsRoutes,
};
