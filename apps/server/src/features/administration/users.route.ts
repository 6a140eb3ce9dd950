import { Readable } from 'node:stream';
import {
  type AdminUserRow,
  type AuditEntry,
  type AuditQuery,
  ENDPOINTS,
  PLAN_LABELS,
  USER_PAGE_SIZE,
  type UserListQuery,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { csvLine } from '../../platform/csv/csv-line.ts';
import type { Database } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { deleteOtherAccount } from '../account/index.ts';
import { auditKinds, describeAudit, recordAudit } from '../audit/index.ts';
import { findUser, startImpersonation } from '../auth/index.ts';
import {
  addUser,
  banUser,
  grantPlanToUser,
  grantReplaysToUser,
  grantTokens,
  resetEpicName,
  resetSecondFactor,
  resetUserPassword,
  signUserOut,
  unbanUser,
} from './change-user.ts';
import { describeUser, describeUsers, noSuchAccount } from './describe-user.ts';
import { newestLedgerRows, newestReplays } from './user-facts.repository.ts';
import { countUsers, idsAfter, pageOfUsers, userRowsOf } from './user-list.repository.ts';

const AT_ONCE = 500;

const COLUMNS: readonly { title: string; of: (row: AdminUserRow) => string | number | null }[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'name', of: ({ userName }) => userName },
  { title: 'email', of: ({ email }) => email },
  { title: 'email confirmed', of: ({ isEmailConfirmed }) => (isEmailConfirmed ? 'yes' : 'no') },
  { title: 'role', of: ({ userType }) => userType },
  { title: 'plan', of: ({ planName }) => PLAN_LABELS[planName] },
  { title: 'trial ends', of: ({ trialEndsAt }) => trialEndsAt },
  { title: 'replays used', of: ({ replaysUsed }) => replaysUsed },
  { title: 'replay limit', of: ({ replayLimit }) => replayLimit },
  { title: 'banned', of: ({ bannedAt }) => bannedAt },
  { title: 'joined', of: ({ createdAt }) => createdAt },
  { title: 'last seen', of: ({ lastSeenAt }) => lastSeenAt },
];

/** Streams the list as CSV (RFC 4180); the export is audited first. */
async function exportUsers(
  { db, clock }: Context,
  callerId: string,
  query: UserListQuery,
): Promise<Readable> {
  const now = clock.now();
  const { sort: _sort, direction: _direction, search, ...narrowed } = query;
  await db.transaction((tx) =>
    recordAudit(tx, {
      actorId: callerId,
      at: now,
      action: 'export-users',
      targetKind: 'users',
      targetId: null,
      after: { ...narrowed, isSearched: search !== '' },
    }),
  );
  return Readable.from(lines(), { objectMode: false });

  async function* lines(): AsyncGenerator<string> {
    yield csvLine(COLUMNS.map(({ title }) => title));
    let last: string | null = null;
    for (;;) {
      const ids: string[] = await idsAfter(db, query, last, AT_ONCE, now);
      const rows = await describeUsers(db, await userRowsOf(db, ids), now);
      yield rows.map((row) => csvLine(COLUMNS.map(({ of }) => of(row)))).join('');
      if (ids.length < AT_ONCE) return;
      last = ids.at(-1)!;
    }
  }
}

/** Streams the audit trail as filtered; the export itself is recorded first. */
async function exportAudit({ db, clock }: Context, callerId: string, query: AuditQuery): Promise<Readable> {
  const { search, ...narrowed } = query;
  const after = { ...narrowed, isSearched: search !== '' };
  await db.transaction((tx) =>
    recordAudit(tx, {
      actorId: callerId,
      at: clock.now(),
      action: 'export-audit',
      targetKind: 'audit',
      targetId: null,
      after,
    }),
  );
  return Readable.from(lines(), { objectMode: false });

  async function* lines(): AsyncGenerator<string> {
    yield csvLine(AUDIT_COLUMNS.map(({ title }) => title));
    let beforeId: number | undefined;
    for (;;) {
      const { items, pageSize } = await describeAudit(db, { ...query, beforeId }, 0);
      yield items.map((entry) => csvLine(AUDIT_COLUMNS.map(({ of }) => of(entry)))).join('');
      if (items.length < pageSize) return;
      beforeId = items.at(-1)!.id;
    }
  }
}

const AUDIT_COLUMNS: readonly { title: string; of: (entry: AuditEntry) => string | null }[] = [
  { title: 'when', of: ({ at }) => at },
  { title: 'by', of: ({ actor }) => actor?.userName ?? 'deleted account' },
  { title: 'action', of: ({ action }) => action.replaceAll('-', ' ') },
  { title: 'target', of: ({ targetKind }) => targetKind.replaceAll('-', ' ') },
  { title: 'which', of: ({ targetName, targetId }) => targetName ?? targetId },
  { title: 'before', of: ({ before }) => before && JSON.stringify(before) },
  { title: 'after', of: ({ after }) => after && JSON.stringify(after) },
  { title: 'note', of: ({ note }) => note },
];

/** Registers the administrators' list of accounts and its actions. */
export function usersRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listUsers: async ({ query }) => {
      const now = clock.now();
      const { ids, total } = await pageOfUsers(db, query, now);
      const items = await describeUsers(db, await userRowsOf(db, ids), now);
      const counts = await countUsers(db, now);
      return { items, pageIndex: query.pageIndex, pageSize: USER_PAGE_SIZE, total, counts };
    },
  });
  registerEndpoint(app, ENDPOINTS.exportUsers, async ({ query, caller }) =>
    answer(200, await exportUsers(context, caller.userId, query), {
      'content-disposition': 'attachment; filename="users.csv"',
      'cache-control': 'private, no-store',
    }),
  );
  registerEndpoints(app, {
    addUser: async ({ body, caller }) => await opened(await addUser(context, caller.userId, body)),
    getUser: ({ params }) => opened(params.userId),
    listUserReplays: async ({ params }) => {
      await requireAccount(db, params.userId);
      return await newestReplays(db, params.userId);
    },
    listUserLedger: async ({ params }) => {
      await requireAccount(db, params.userId);
      return await newestLedgerRows(db, params.userId);
    },
    listUserAudit: async ({ params, query }) => {
      await requireAccount(db, params.userId);
      const filter = { targetKind: 'user', targetId: params.userId };
      return await describeAudit(db, filter, query.pageIndex);
    },
    banUser: async ({ params, body, caller }) => {
      await banUser(context, caller.userId, params.userId, body.reason);
      return await opened(params.userId);
    },
    unbanUser: async ({ params, caller }) => {
      await unbanUser(context, caller.userId, params.userId);
      return await opened(params.userId);
    },
    signUserOut: async ({ params, caller }) => {
      await signUserOut(context, caller.userId, params.userId);
      return await opened(params.userId);
    },
    resetUserPassword: async ({ params, caller }) => {
      await resetUserPassword(context, caller.userId, params.userId);
      return await opened(params.userId);
    },
    resetSecondFactor: async ({ params, caller }) => {
      await resetSecondFactor(context, caller.userId, params.userId);
      return await opened(params.userId);
    },
    resetEpicName: async ({ params, caller }) => {
      await resetEpicName(context, caller.userId, params.userId);
      return await opened(params.userId);
    },
    deleteUser: async ({ params, body, caller }) => {
      await deleteOtherAccount(context, caller.userId, params.userId, body);
      return {};
    },
    grantPlan: async ({ params, body, caller }) => {
      await grantPlanToUser(context, caller.userId, params.userId, body);
      return await opened(params.userId);
    },
    grantReplays: async ({ params, body, caller }) => {
      await grantReplaysToUser(context, caller.userId, params.userId, body);
      return await opened(params.userId);
    },
    grantTokens: async ({ params, body, caller }) => {
      await grantTokens(context, caller.userId, params.userId, body);
      return await opened(params.userId);
    },
    impersonateUser: ({ params, body, caller }) =>
      impersonateUser(context, caller.userId, params.userId, body.reason),
    listAudit: async ({ query }) => {
      const { pageIndex, ...filter } = query;
      const page = await describeAudit(db, filter, pageIndex);
      return { ...page, targetKinds: await auditKinds(db) };
    },
  });

  registerEndpoint(app, ENDPOINTS.exportAudit, async ({ query, caller }) =>
    answer(200, await exportAudit(context, caller.userId, query), {
      'content-disposition': 'attachment; filename="audit.csv"',
      'cache-control': 'private, no-store',
    }),
  );

  const opened = (userId: string) => describeUser(db, userId, clock.now());
}

/** Throws ProblemError 404. */
async function requireAccount(db: Database, userId: string): Promise<void> {
  if (!(await findUser(db, userId))) throw noSuchAccount();
}

/** Lets the caller view as a user. Throws ProblemError 403 for administrators, 404, 409 for banned accounts. */
async function impersonateUser(
  context: Context,
  callerId: string,
  userId: string,
  reason: string,
): Promise<{ accessToken: string; accessTokenExpiry: number }> {
  const user = await findUser(context.db, userId);
  if (!user) throw noSuchAccount();
  if (user.userType === 'Admin') {
    throw new ProblemError(403, 'is-administrator', 'You can’t view as another admin.');
  }
  if (user.bannedAt) throw conflict('banned', 'This account is banned, so you can’t view as this user.');
  return startImpersonation(context, callerId, user, reason);
}
