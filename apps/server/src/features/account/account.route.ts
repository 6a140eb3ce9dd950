import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from '../auth/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { setUserRole } from './set-user-role.ts';

export function accountRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(
    app,
    ENDPOINTS.exportAccount,
    async ({ caller }) => answer(200, await exportAccount(context, caller.userId)),
    { config: limitedTo(context.rateLimits.exportAccount) },
  );
  registerEndpoint(app, ENDPOINTS.setUserRole, async ({ params, body, caller }) =>
    answer(200, await setUserRole(context, caller.userId, params.userId, body.userType)),
  );
  registerEndpoint(app, ENDPOINTS.deleteAccount, async ({ body, caller }) => {
    await limitAttempts(context, ['proof', caller.userId]);
    await deleteAccount(context, caller, body.confirmation);
    return answer(200, {});
  });
}
