import {
  ACCESS_LEVELS,
  type AccessLevel,
  type PermissionAction,
  type PermissionEntry,
  type PermissionModule,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findGrantedPermissions, getPermissions } from './get-permissions.ts';
import { findHolder, saveEntry } from './permission-entry.repository.ts';

export function permissionRoutes(app: FastifyInstance, { db, clock }: DbAndClock): void {
  registerEndpoints(app, {
    myPermissions: async ({ caller }) => (await getPermissions(db, caller.userId)) ?? [],
    getUserPermissions: ({ params }) => administratorsPermissions(db, params.userId),
    setUserPermission: async ({ params, body, caller }) => {
      await setPermission({ db, clock }, caller.userId, params.userId, {
        module: body.permissionModuleName,
        accessLevel: body.accessLevel,
        allowed: body.allowedPermissionAccessRules.allowedAccessLevel,
      });
      return await administratorsPermissions(db, params.userId);
    },
  });
}

async function administratorsPermissions(db: Database, userId: string): Promise<PermissionEntry[]> {
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
  const callerPermissions = await getPermissions(db, callerId);
  const whole = callerPermissions?.some(
    (entry) => entry.permissionModuleName === module && entry.accessLevel === ACCESS_LEVELS.fullyPermitted,
  );
  if (!whole) {
    throw new ProblemError(403, 'not-permitted', 'You can only grant permissions you have yourself.');
  }
  const holder = await findHolder(db, userId);
  if (holder?.userType !== 'Admin') throw noAdministrator();
  const inPart = accessLevel === ACCESS_LEVELS.partiallyPermitted;
  const entry = { userId, module, accessLevel, allowed: inPart ? [...new Set(allowed)] : [] };
  await db.transaction(async (tx) => {
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

function noAdministrator(): ProblemError {
  return notFound('Admin not found.');
}
