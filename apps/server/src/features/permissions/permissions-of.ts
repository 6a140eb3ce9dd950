import { ACCESS_LEVELS, PERMISSION_MODULES, type PermissionEntry, PLAN_FEATURES } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { entriesOf, findHolder } from './permission-entry.repository.ts';

/**
 * Returns an account's permission entries: an administrator has every module that no entry limits, everyone else has
 * their plan's features. Null if the account doesn't exist.
 */
export async function permissionsOf(db: Executor, userId: string): Promise<PermissionEntry[] | null> {
  const holder = await findHolder(db, userId);
  if (!holder) return null;
  if (holder.userType !== 'Admin') {
    return PLAN_FEATURES.map((feature) => ({
      permissionModuleName: feature,
      accessLevel: holder.features[feature],
      allowedPermissionAccessRules: { allowedAccessLevel: ['View'] },
    }));
  }
  const stored = new Map((await entriesOf(db, userId)).map((entry) => [entry.module, entry]));
  return PERMISSION_MODULES.map((name) => ({
    permissionModuleName: name,
    accessLevel: stored.get(name)?.accessLevel ?? ACCESS_LEVELS.fullyPermitted,
    allowedPermissionAccessRules: { allowedAccessLevel: stored.get(name)?.allowed ?? [] },
  }));
}

/** Whether an administrator has full access to every module. */
export async function holdsEveryModule(db: Executor, userId: string): Promise<boolean> {
  const entries = await permissionsOf(db, userId);
  return entries?.every(({ accessLevel }) => accessLevel === ACCESS_LEVELS.fullyPermitted) ?? false;
}
