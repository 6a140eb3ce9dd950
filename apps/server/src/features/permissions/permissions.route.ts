import {
  ACCESS_LEVELS,
  type AccessLevel,
  PERMISSION_MODULES,
  type PermissionAction,
  type PermissionEntry,
  type PermissionModule,
  PLAN_FEATURES,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../feature-module.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { hasSecondFactor, setSecondFactorDue } from '../auth/index.ts';
import {
  findHolder,
  listPermissionEntries,
  lockAdministrators,
  saveEntry,
} from './permission-entry.repository.ts';

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
async function findGrantedPermissions(db: Executor, userId: string) {
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
  // A player's entries are the features of their plan.
  if ((await findHolder(db, userId))?.userType !== 'Admin') return false;
  const entries = await getPermissions(db, userId);
  return entries?.every(({ accessLevel }) => accessLevel === ACCESS_LEVELS.fullyPermitted) ?? false;
}

export function permissionRoutes(app: FastifyInstance, { db, clock }: DbAndClock): void {
  registerEndpoints(app, {
    myPermissions: async ({ caller }) => (await getPermissions(db, caller.userId)) ?? [],
    getUserPermissions: ({ params }) => describeAdministratorPermissions(db, params.userId),
    setUserPermission: async ({ params, body, caller }) => {
      await setPermission({ db, clock }, caller.userId, params.userId, {
        module: body.permissionModuleName,
        accessLevel: body.accessLevel,
        allowed: body.allowedPermissionAccessRules.allowedAccessLevel,
      });
      return await describeAdministratorPermissions(db, params.userId);
    },
  });
}

async function describeAdministratorPermissions(db: Database, userId: string): Promise<PermissionEntry[]> {
  const holder = await findHolder(db, userId);
  if (holder?.userType !== 'Admin') throw noAdministrator();
  return (await findGrantedPermissions(db, userId))?.entries ?? [];
}

interface NewEntry {
  module: PermissionModule;
  accessLevel: AccessLevel;
  allowed: PermissionAction[];
}

/**
 * Sets another administrator's access to a module. Only administrators with full access to it can change it, and
 * nobody can change their own, so someone always has it. Throws ProblemError 403, 404.
 */
async function setPermission(
  { db, clock }: DbAndClock,
  callerId: string,
  userId: string,
  { module, accessLevel, allowed }: NewEntry,
): Promise<void> {
  if (callerId === userId) {
    throw new ProblemError(403, 'own-permissions', 'Ask another admin to change your permissions.');
  }
  const inPart = accessLevel === ACCESS_LEVELS.partiallyPermitted;
  const entry = { userId, module, accessLevel, allowed: inPart ? [...new Set(allowed)] : [] };
  await db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const callerPermissions = await getPermissions(tx, callerId);
    const whole = callerPermissions?.some(
      (one) => one.permissionModuleName === module && one.accessLevel === ACCESS_LEVELS.fullyPermitted,
    );
    if (!whole) {
      throw new ProblemError(403, 'not-permitted', 'You can only grant permissions you have yourself.');
    }
    const holder = await findHolder(tx, userId);
    if (holder?.userType !== 'Admin') throw noAdministrator();
    const before = (await findGrantedPermissions(tx, userId))?.entries.find(
      (one) => one.permissionModuleName === module,
    );
    await saveEntry(tx, entry);
    await recordAudit(tx, {
      actorId: callerId,
      at: clock.now(),
      action: 'change-permission',
      targetKind: 'user',
      targetId: userId,
      before: {
        module,
        accessLevel: before?.accessLevel,
        allowed: before?.allowedPermissionAccessRules.allowedAccessLevel,
      },
      after: { module, accessLevel, allowed: entry.allowed },
    });
  });
}

const noAdministrator = (): ProblemError => notFound('Admin not found.');
