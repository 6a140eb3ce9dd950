export { healthRoute } from './health.route.ts';
