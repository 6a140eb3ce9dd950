import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { ACCESS_LEVELS, PERMISSION_ACTIONS, PERMISSION_MODULES, PLAN_FEATURES } from './permission-table.ts';

const endpoint = defineEndpoints('permissions');

/** One permission (specification.md 3). `allowedAccessLevel` only counts if the level is PartiallyPermitted. */
const permissionEntry = namedObject('PermissionEntry', {
  permissionModuleName: z.enum([...PERMISSION_MODULES, ...PLAN_FEATURES]),
  accessLevel: z.union([z.literal(5), z.literal(10), z.literal(15)]),
  allowedPermissionAccessRules: z.object({ allowedAccessLevel: z.array(z.enum(PERMISSION_ACTIONS)) }),
});
export type PermissionEntry = z.infer<typeof permissionEntry>;

/** One entry per module: an administrator's, or those of a player's plan. */
export const myPermissions = endpoint('GET /api/v1/permissions', {
  summary: "The caller's permission entries",
  access: 'account',
  responses: { 200: z.array(permissionEntry) },
});

const path = '/api/v1/admin/users/{userId}/permissions';

export const getUserPermissions = endpoint(`GET ${path}`, {
  summary: 'Permission entries of an administrator',
  access: { module: 'Users', action: 'View' },
  responses: { 200: z.array(permissionEntry) },
});

/** Administrators can't change their own entries, or grant what they don't have. */
export const setUserPermission = endpoint(`PUT ${path}`, {
  summary: 'Set one permission entry of an administrator',
  access: { module: 'Users', action: 'Edit' },
  body: z.object({
    permissionModuleName: z.enum(PERMISSION_MODULES),
    accessLevel: z.literal(Object.values(ACCESS_LEVELS)),
    allowedPermissionAccessRules: z
      .object({ allowedAccessLevel: z.array(z.enum(PERMISSION_ACTIONS)) })
      .default({ allowedAccessLevel: [] }),
  }),
  responses: { 200: z.array(permissionEntry) },
});
