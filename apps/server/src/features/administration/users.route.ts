import type { Readable } from 'node:stream';
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
import { type CsvColumn, streamCsv } from '../../platform/csv/csv-line.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import {
  registerEndpoint,
  registerEndpoints,
  respondWithFile,
} from '../../platform/http/register-endpoint.ts';
import { deleteOtherAccount, previewMerge } from '../account/index.ts';
import { describeAudit, listAuditKinds, listMergedAccounts, recordAccess } from '../audit/index.ts';
import { findUser, startImpersonation } from '../auth/index.ts';
import {
  addUser,
  addUserNote,
  banUser,
  grantPlanToUser,
  grantReplaysToUser,
  grantTokens,
  mergeUsers,
  resetEpicName,
  resetSecondFactor,
  resetUserPassword,
  signUserOut,
  takeTokens,
  unbanUser,
} from './change-user.ts';
import { accountNotFound, describeUser, describeUsers } from './describe-user.ts';
import { listNewestLedgerRows, listNewestReplays } from './user-facts.repository.ts';
import { countUsers, listIdsAfter, listUserPage, listUserRows } from './user-list.repository.ts';

const BATCH_SIZE = 500;

const COLUMNS: readonly CsvColumn<AdminUserRow>[] = [
  { title: 'id', getValue: ({ id }) => id },
  { title: 'name', getValue: ({ userName }) => userName },
  { title: 'email', getValue: ({ email }) => email },
  { title: 'email confirmed', getValue: ({ isEmailConfirmed }) => (isEmailConfirmed ? 'yes' : 'no') },
  { title: 'role', getValue: ({ userType }) => userType },
  { title: 'plan', getValue: ({ planName }) => PLAN_LABELS[planName] },
  { title: 'trial ends', getValue: ({ trialEndsAt }) => trialEndsAt },
  { title: 'replays used', getValue: ({ replaysUsed }) => replaysUsed },
  { title: 'replay limit', getValue: ({ replayLimit }) => replayLimit },
  { title: 'banned', getValue: ({ bannedAt }) => bannedAt },
  { title: 'joined', getValue: ({ createdAt }) => createdAt },
  { title: 'last seen', getValue: ({ lastSeenAt }) => lastSeenAt },
];

/** Streams the list as CSV (RFC 4180); the export is audited first. */
async function exportUsers({ db, clock }: Context, callerId: string, query: UserListQuery) {
  const now = clock.now();
  const { sort: _sort, direction: _direction, search, ...narrowed } = query;
  await recordAccess(db, {
    actorId: callerId,
    at: now,
    action: 'export-users',
    targetKind: 'users',
    after: { ...narrowed, isSearched: search !== '' },
  });
  return streamCsv(COLUMNS, async (after: string | null) => {
    const ids = await listIdsAfter(db, query, after, BATCH_SIZE, now);
    const rows = await describeUsers(db, await listUserRows(db, ids), now);
    return { rows, last: ids.length < BATCH_SIZE ? null : ids.at(-1)! };
  });
}

/** Streams the audit trail as filtered; the export itself is recorded first. */
async function exportAudit({ db, clock }: Context, callerId: string, query: AuditQuery): Promise<Readable> {
  const { search, ...narrowed } = query;
  const after = { ...narrowed, isSearched: search !== '' };
  await recordAccess(db, {
    actorId: callerId,
    at: clock.now(),
    action: 'export-audit',
    targetKind: 'audit',
    after,
  });
  return streamCsv(AUDIT_COLUMNS, async (before: number | null) => {
    const { items, pageSize } = await describeAudit(db, { ...query, beforeId: before ?? undefined }, 0);
    return { rows: items, last: items.length < pageSize ? null : items.at(-1)!.id };
  });
}

const AUDIT_COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  { title: 'when', getValue: ({ at }) => at },
  { title: 'by', getValue: ({ actor }) => actor?.userName ?? 'deleted account' },
  { title: 'action', getValue: ({ action }) => action.replaceAll('-', ' ') },
  { title: 'target', getValue: ({ targetKind }) => targetKind.replaceAll('-', ' ') },
  { title: 'which', getValue: ({ targetName, targetId }) => targetName ?? targetId },
  { title: 'before', getValue: ({ before }) => before && JSON.stringify(before) },
  { title: 'after', getValue: ({ after }) => after && JSON.stringify(after) },
  { title: 'note', getValue: ({ note }) => note },
];

export function usersRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  /** Changes the account in the path, and answers how it looks then. */
  const createChangeHandler =
    <Body>(change: (context: Context, callerId: string, userId: string, body: Body) => Promise<unknown>) =>
    async ({ params, body, caller }: { params: { userId: string }; body: Body; caller: Caller }) => {
      await change(context, caller.userId, params.userId, body);
      return await describeAccount(params.userId);
    };
  registerEndpoints(app, {
    listUsers: async ({ query }) => {
      const now = clock.now();
      const { ids, total } = await listUserPage(db, query, now);
      const items = await describeUsers(db, await listUserRows(db, ids), now);
      const counts = await countUsers(db, now);
      return { items, pageIndex: query.pageIndex, pageSize: USER_PAGE_SIZE, total, counts };
    },
  });
  registerEndpoint(app, ENDPOINTS.exportUsers, async ({ query, caller }) =>
    respondWithFile('users.csv', await exportUsers(context, caller.userId, query)),
  );
  registerEndpoints(app, {
    addUser: async ({ body, caller }) => await describeAccount(await addUser(context, caller.userId, body)),
    getUser: ({ params }) => describeAccount(params.userId),
    listUserReplays: async ({ params, query }) => {
      await requireAccount(db, params.userId);
      return await listNewestReplays(db, params.userId, query.show);
    },
    listUserLedger: async ({ params }) => {
      await requireAccount(db, params.userId);
      return await listNewestLedgerRows(db, params.userId);
    },
    listUserAudit: async ({ params, query }) => {
      await requireAccount(db, params.userId);
      const targetId = await listMergedAccounts(db, params.userId);
      const filter = { targetKind: 'user', targetId };
      return await describeAudit(db, filter, query.pageIndex);
    },
    banUser: async ({ params, body, caller }) => {
      await banUser(context, caller.userId, params.userId, body.reason);
      return await describeAccount(params.userId);
    },
    unbanUser: createChangeHandler(unbanUser),
    signUserOut: createChangeHandler(signUserOut),
    resetUserPassword: createChangeHandler(resetUserPassword),
    resetSecondFactor: createChangeHandler(resetSecondFactor),
    resetEpicName: createChangeHandler(resetEpicName),
    addUserNote: async ({ params, body, caller }) => {
      await addUserNote(context, caller.userId, params.userId, body.note);
      return await describeAccount(params.userId);
    },
    deleteUser: ({ params, body, caller }) => deleteOtherAccount(context, caller.userId, params.userId, body),
    previewMerge: ({ params, query }) =>
      previewMerge(context, { intoId: params.userId, fromId: query.mergedId }),
    mergeUsers: createChangeHandler(mergeUsers),
    grantPlan: createChangeHandler(grantPlanToUser),
    grantReplays: createChangeHandler(grantReplaysToUser),
    grantTokens: createChangeHandler(grantTokens),
    takeTokens: createChangeHandler(takeTokens),
    impersonateUser: ({ params, body, caller }) =>
      impersonateUser(context, caller.userId, params.userId, body.reason),
    listAudit: async ({ query }) => {
      const { pageIndex, ...filter } = query;
      const page = await describeAudit(db, filter, pageIndex);
      return { ...page, targetKinds: await listAuditKinds(db) };
    },
  });

  registerEndpoint(app, ENDPOINTS.exportAudit, async ({ query, caller }) =>
    respondWithFile('audit.csv', await exportAudit(context, caller.userId, query)),
  );

  const describeAccount = (userId: string) => describeUser(db, userId, clock.now());
}

async function requireAccount(db: Database, userId: string): Promise<void> {
  if (!(await findUser(db, userId))) throw accountNotFound();
}

/** Lets the caller view as a user. Throws ProblemError 403 for administrators, 404, 409 for banned accounts. */
async function impersonateUser(context: Context, callerId: string, userId: string, reason: string) {
  const user = await findUser(context.db, userId);
  if (!user) throw accountNotFound();
  if (user.userType === 'Admin') {
    throw new ProblemError(403, 'is-administrator', 'You can’t view as another admin.');
  }
  if (user.bannedAt) throw conflict('banned', 'This account is banned, so you can’t view as this user.');
  return startImpersonation(context, callerId, user, reason);
}
