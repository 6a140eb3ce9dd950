export { maintenanceNoticeRoutes } from './maintenance-notice.route.ts';
