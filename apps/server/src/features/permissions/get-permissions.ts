import {
  ACCESS_LEVELS,
  PERMISSION_MODULES,
  type PermissionEntry,
  type PermissionModule,
  PLAN_FEATURES,
} from '@datacoach/contract';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { hasSecondFactor, setSecondFactorDue } from '../auth/index.ts';
import { findHolder, listPermissionEntries, saveEntry } from './permission-entry.repository.ts';

/** Returns an account's permission entries; an administrator has none before a second factor that is due. */
export async function getPermissions(db: Executor, userId: string): Promise<PermissionEntry[] | null> {
  const granted = await findGrantedPermissions(db, userId);
  if (!granted?.isWithheld) return granted?.entries ?? null;
  return granted.entries.map((entry) => ({ ...entry, accessLevel: ACCESS_LEVELS.restricted }));
}

/**
 * Returns the entries of an account: an administrator has every module that no entry limits, everyone else has their
 * plan's features. Null if the account doesn't exist.
 */
export async function findGrantedPermissions(db: Executor, userId: string) {
  const holder = await findHolder(db, userId);
  if (!holder) return null;
  if (holder.userType !== 'Admin') {
    const entries = PLAN_FEATURES.map(
      (feature): PermissionEntry => ({
        permissionModuleName: feature,
        accessLevel: holder.features[feature],
        allowedPermissionAccessRules: { allowedAccessLevel: ['View'] },
      }),
    );
    return { entries, isWithheld: false };
  }
  const stored = new Map((await listPermissionEntries(db, userId)).map((entry) => [entry.module, entry]));
  const entries = PERMISSION_MODULES.map((name) => ({
    permissionModuleName: name,
    accessLevel: stored.get(name)?.accessLevel ?? ACCESS_LEVELS.fullyPermitted,
    allowedPermissionAccessRules: { allowedAccessLevel: stored.get(name)?.allowed ?? [] },
  }));
  return { entries, isWithheld: holder.secondFactorDue };
}

/** Gives a new administrator these modules and no other, once they have set up two-factor login. */
export async function startAsAdministrator(
  tx: Transaction,
  userId: string,
  modules: readonly PermissionModule[],
): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) await setSecondFactorDue(tx, userId, true);
  for (const module of PERMISSION_MODULES) {
    const accessLevel = modules.includes(module) ? ACCESS_LEVELS.fullyPermitted : ACCESS_LEVELS.restricted;
    await saveEntry(tx, { userId, module, accessLevel, allowed: [] });
  }
}

/** Whether an administrator has full access to every module. */
export async function hasEveryModule(db: Executor, userId: string): Promise<boolean> {
  const entries = await getPermissions(db, userId);
  return entries?.every(({ accessLevel }) => accessLevel === ACCESS_LEVELS.fullyPermitted) ?? false;
}
