import { type FeatureModule, unmergedRows } from '../../feature-module.ts';
import { permissionEntries } from '../../schema/administration.schema.ts';
import { listPermissionEntries } from './permission-entry.repository.ts';
import { getPermissions, permissionRoutes } from './permissions.route.ts';

export { lockAdministrators } from './permission-entry.repository.ts';
export { getPermissions, hasEveryModule, startAsAdministrator } from './permissions.route.ts';

export const permissionsModule: FeatureModule = {
  name: 'permissions',
  accountData: [unmergedRows(permissionEntries.userId, 'permissions')],
  routes: permissionRoutes,
  exportData: async ({ db }, { id }) => ({
    permissions: await getPermissions(db, id),
    permissionEntries: (await listPermissionEntries(db, id)).map(({ userId: _owner, ...facts }) => facts),
  }),
};
