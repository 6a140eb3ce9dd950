import { ENDPOINTS, USER_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { deleteOtherAccount } from '../account/index.ts';
import { auditKinds, describeAudit } from '../audit/index.ts';
import { beginImpersonation, findUser } from '../auth/index.ts';
import { addUser, banUser, resetEpicName, resetUserPassword, signUserOut, unbanUser } from './change-user.ts';
import { describeUser, noSuchAccount } from './describe-user.ts';
import { describeUsers } from './describe-users.ts';
import { exportUsers } from './export-users.ts';
import { givePlan, giveReplays, giveTokens } from './give-user.ts';
import { newestLedgerRows, newestReplays } from './user-activity.repository.ts';
import { countUsers, pageOfUsers, standingsOf } from './user-list.repository.ts';

/** The administrators' list of accounts, and what they do with one. */
export function usersRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoint(app, ENDPOINTS.listUsers, async ({ query }) => {
    const now = clock.now();
    const { ids, total } = await pageOfUsers(db, query, now);
    const items = await describeUsers(db, await standingsOf(db, ids), now);
    const counts = await countUsers(db, now);
    return answer(200, { items, pageIndex: query.pageIndex, pageSize: USER_PAGE_SIZE, total, counts });
  });
  registerEndpoint(app, ENDPOINTS.exportUsers, async ({ query, caller }) =>
    answer(200, await exportUsers(context, caller.userId, query), {
      'content-disposition': 'attachment; filename="users.csv"',
      'cache-control': 'private, no-store',
    }),
  );
  registerEndpoint(app, ENDPOINTS.addUser, async ({ body, caller }) =>
    answer(201, await opened(await addUser(context, caller.userId, body))),
  );
  registerEndpoint(app, ENDPOINTS.getUser, async ({ params }) => answer(200, await opened(params.userId)));
  registerEndpoint(app, ENDPOINTS.listUserReplays, async ({ params }) => {
    await requireAccount(db, params.userId);
    return answer(200, await newestReplays(db, params.userId));
  });
  registerEndpoint(app, ENDPOINTS.listUserLedger, async ({ params }) => {
    await requireAccount(db, params.userId);
    return answer(200, await newestLedgerRows(db, params.userId));
  });
  registerEndpoint(app, ENDPOINTS.listUserAudit, async ({ params, query }) => {
    await requireAccount(db, params.userId);
    const filter = { targetKind: 'user', targetId: params.userId };
    return answer(200, await describeAudit(db, filter, query.pageIndex));
  });
  registerEndpoint(app, ENDPOINTS.banUser, async ({ params, body, caller }) => {
    await banUser(context, caller.userId, params.userId, body.reason);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.unbanUser, async ({ params, caller }) => {
    await unbanUser(context, caller.userId, params.userId);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.signUserOut, async ({ params, caller }) => {
    await signUserOut(context, caller.userId, params.userId);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.resetUserPassword, async ({ params, caller }) => {
    await resetUserPassword(context, caller.userId, params.userId);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.resetEpicName, async ({ params, caller }) => {
    await resetEpicName(context, caller.userId, params.userId);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.deleteUser, async ({ params, body, caller }) => {
    await deleteOtherAccount(context, caller.userId, params.userId, body);
    return answer(200, {});
  });
  registerEndpoint(app, ENDPOINTS.grantPlan, async ({ params, body, caller }) => {
    await givePlan(context, caller.userId, params.userId, body);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.grantReplays, async ({ params, body, caller }) => {
    await giveReplays(context, caller.userId, params.userId, body);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.grantTokens, async ({ params, body, caller }) => {
    await giveTokens(context, caller.userId, params.userId, body);
    return answer(200, await opened(params.userId));
  });
  registerEndpoint(app, ENDPOINTS.impersonateUser, async ({ params, body, caller }) =>
    answer(200, await impersonateUser(context, caller.userId, params.userId, body.reason)),
  );
  registerEndpoint(app, ENDPOINTS.listAudit, async ({ query }) => {
    const { pageIndex, ...filter } = query;
    const page = await describeAudit(db, filter, pageIndex);
    return answer(200, { ...page, targetKinds: await auditKinds(db) });
  });

  const opened = (userId: string) => describeUser(db, userId, clock.now());
}

/** Throws ProblemError 404. */
async function requireAccount(db: Database, userId: string): Promise<void> {
  if (!(await findUser(db, userId))) throw noSuchAccount();
}

/** Lets the caller look on as somebody else. Throws ProblemError 403 for administrators, 404, 409 for banned accounts. */
async function impersonateUser(
  context: Context,
  callerId: string,
  userId: string,
  reason: string,
): Promise<{ accessToken: string; accessTokenExpiry: number }> {
  const user = await findUser(context.db, userId);
  if (!user) throw noSuchAccount();
  if (user.userType === 'Admin') {
    throw new ProblemError(403, 'is-administrator', 'Nobody looks on as another administrator.');
  }
  if (user.bannedAt)
    throw new ProblemError(409, 'banned', 'This account is banned: nobody can be signed in to it.');
  return beginImpersonation(context, callerId, user, reason);
}
