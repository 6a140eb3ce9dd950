import type { FeatureModule } from '../../feature-module.ts';
import { permissionEntries } from '../../schema/administration.schema.ts';
import { entriesOf } from './permission-entry.repository.ts';
import { permissionRoutes } from './permissions.route.ts';
import { permissionsOf } from './permissions-of.ts';

export { holdsEveryModule, permissionsOf, startAsAdministrator } from './permissions-of.ts';

export const permissionsModule: FeatureModule = {
  name: 'permissions',
  accountData: [{ column: permissionEntries.userId, exportedAs: 'permissions', onErasure: 'deleted' }],
  routes: permissionRoutes,
  exportData: async ({ db }, { id }) => ({
    permissions: await permissionsOf(db, id),
    permissionEntries: (await entriesOf(db, id)).map(({ userId: _owner, ...facts }) => facts),
  }),
};
