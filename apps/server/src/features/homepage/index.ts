import type { FeatureModule } from '../../feature-module.ts';
import { carouselRoutes, maintenanceNoticeRoutes } from './carousel.route.ts';

export { findActiveNotice } from './carousel-slide.repository.ts';

export const homepageModule: FeatureModule = {
  name: 'homepage',
  routes(app, context) {
    maintenanceNoticeRoutes(app, context);
    carouselRoutes(app, context);
  },
};
