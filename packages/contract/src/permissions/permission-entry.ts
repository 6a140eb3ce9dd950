import { z } from 'zod';
import { namedObject } from '../named.ts';
import { PERMISSION_ACTIONS, PERMISSION_MODULES, PLAN_FEATURES } from './permission-table.ts';

/** One permission (specification.md 3). `allowedAccessLevel` counts only where the level is PartiallyPermitted. */
export const permissionEntry = namedObject('PermissionEntry', {
  permissionModuleName: z.enum([...PERMISSION_MODULES, ...PLAN_FEATURES]),
  accessLevel: z.union([z.literal(5), z.literal(10), z.literal(15)]),
  allowedPermissionAccessRules: z.object({ allowedAccessLevel: z.array(z.enum(PERMISSION_ACTIONS)) }),
});
export type PermissionEntry = z.infer<typeof permissionEntry>;
