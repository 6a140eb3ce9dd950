import type { FeatureModule } from '../../feature-module.ts';
import { administrationRoutes } from './administration.route.ts';
import { guardImpersonation } from './guard-impersonation.ts';

export const administrationModule: FeatureModule = {
  name: 'administration',
  routes(app, context) {
    guardImpersonation(app, context);
    administrationRoutes(app, context);
  },
};
