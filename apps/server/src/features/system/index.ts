export { type HealthChecks, healthRoute } from './health.route.ts';
