import {
  ACCESS_LEVELS,
  type PermissionAction,
  type PermissionModule,
  type PlanFeature,
} from './permission-table.ts';
import type { PermissionEntry } from './permissions.ts';

/** Applies the rule of specification.md 5; without an entry nothing is permitted. */
export function hasPermission(
  entries: readonly PermissionEntry[],
  moduleName: PermissionModule | PlanFeature,
  action: PermissionAction,
): boolean {
  const entry = entries.find((one) => one.permissionModuleName === moduleName);
  if (!entry || entry.accessLevel === ACCESS_LEVELS.restricted) return false;
  if (entry.accessLevel === ACCESS_LEVELS.fullyPermitted) return true;
  return entry.allowedPermissionAccessRules.allowedAccessLevel.includes(action);
}
