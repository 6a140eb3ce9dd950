import type { FeatureModule } from '../../feature-module.ts';
import { carouselRoutes } from './carousel.route.ts';
import { maintenanceNoticeRoutes } from './maintenance-notice.route.ts';

export { findActiveNotice } from './maintenance-notice.repository.ts';

export const homepageModule: FeatureModule = {
  name: 'homepage',
  routes(app, context) {
    maintenanceNoticeRoutes(app, context);
    carouselRoutes(app, context);
  },
};
