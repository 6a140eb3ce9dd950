import type { FeatureModule } from '../../feature-module.ts';
import { carouselSlides } from '../../schema/content.schema.ts';
import { carouselRoutes, maintenanceNoticeRoutes } from './carousel.route.ts';

export { findActiveNotice } from './carousel-slide.repository.ts';

export const homepageModule: FeatureModule = {
  name: 'homepage',
  accountData: [
    { column: carouselSlides.changedBy, exportedAs: null, onErasure: 'cleared', reason: 'Names its editor.' },
  ],
  routes(app, context) {
    maintenanceNoticeRoutes(app, context);
    carouselRoutes(app, context);
  },
};
