import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { permissionEntry } from './permission-entry.ts';
import { ACCESS_LEVELS, PERMISSION_ACTIONS, PERMISSION_MODULES } from './permission-table.ts';

const params = z.object({ userId: z.uuid() });
const path = '/api/v1/admin/users/{userId}/permissions';

export const getUserPermissions = defineEndpoint({
  method: 'GET',
  path,
  area: 'permissions',
  summary: 'Permission entries of an administrator',
  access: 'admin',
  permission: { module: 'Users', action: 'View' },
  params,
  responses: { 200: z.array(permissionEntry) },
  errors: [400, 401, 403, 404],
});

/** Nobody changes his own entries, and nobody gives what he has not. */
export const setUserPermission = defineEndpoint({
  method: 'PUT',
  path,
  area: 'permissions',
  summary: 'Set one permission entry of an administrator',
  access: 'admin',
  permission: { module: 'Users', action: 'Edit' },
  params,
  body: z.object({
    permissionModuleName: z.enum(PERMISSION_MODULES),
    accessLevel: z.literal(Object.values(ACCESS_LEVELS)),
    allowedPermissionAccessRules: z
      .object({ allowedAccessLevel: z.array(z.enum(PERMISSION_ACTIONS)) })
      .default({ allowedAccessLevel: [] }),
  }),
  responses: { 200: z.array(permissionEntry) },
  errors: [400, 401, 403, 404],
});
