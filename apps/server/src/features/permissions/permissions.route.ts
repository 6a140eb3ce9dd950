import { ENDPOINTS, type PermissionEntry } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findHolder } from './permission-entry.repository.ts';
import { permissionsOf } from './permissions-of.ts';
import { noAdministrator, setPermission } from './set-permission.ts';

export function permissionRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  registerEndpoint(app, ENDPOINTS.ownPermissions, async ({ caller }) =>
    answer(200, (await permissionsOf(db, caller.userId)) ?? []),
  );
  registerEndpoint(app, ENDPOINTS.getUserPermissions, async ({ params }) =>
    answer(200, await administratorsPermissions(db, params.userId)),
  );
  registerEndpoint(app, ENDPOINTS.setUserPermission, async ({ params, body, caller }) => {
    await setPermission({ db, clock }, caller.userId, params.userId, {
      module: body.permissionModuleName,
      accessLevel: body.accessLevel,
      allowed: body.allowedPermissionAccessRules.allowedAccessLevel,
    });
    return answer(200, await administratorsPermissions(db, params.userId));
  });
}

async function administratorsPermissions(db: Database, userId: string): Promise<PermissionEntry[]> {
  const holder = await findHolder(db, userId);
  if (holder?.userType !== 'Admin') throw noAdministrator();
  return (await permissionsOf(db, userId)) ?? [];
}
