export { holdsEveryModule } from './holds-every-module.ts';
export { permissionRoutes } from './permissions.route.ts';
export { permissionsOf } from './permissions-of.ts';
