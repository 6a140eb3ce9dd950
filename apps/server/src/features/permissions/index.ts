import type { FeatureModule } from '../../feature-module.ts';
import { permissionRoutes } from './permissions.route.ts';
import { permissionsOf } from './permissions-of.ts';

export { holdsEveryModule, permissionsOf } from './permissions-of.ts';

export const permissionsModule: FeatureModule = {
  name: 'permissions',
  routes: permissionRoutes,
  exportData: async ({ db }, { id }) => ({ permissions: await permissionsOf(db, id) }),
};
