export { carouselRoutes } from './carousel.route.ts';
export { findActiveNotice } from './maintenance-notice.repository.ts';
export { maintenanceNoticeRoutes } from './maintenance-notice.route.ts';
