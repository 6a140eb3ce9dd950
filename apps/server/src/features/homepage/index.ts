import { editorColumn, type FeatureModule } from '../../feature-module.ts';
import { carouselSlides } from '../../schema/content.schema.ts';
import { carouselRoutes, maintenanceNoticeRoutes } from './carousel.route.ts';

export { findActiveNotice } from './carousel-slide.repository.ts';

export const homepageModule: FeatureModule = {
  name: 'homepage',
  accountData: [editorColumn(carouselSlides.changedBy)],
  routes(app, context) {
    maintenanceNoticeRoutes(app, context);
    carouselRoutes(app, context);
  },
};
