export { administrationRoutes } from './administration.route.ts';
export { guardImpersonation } from './guard-impersonation.ts';
