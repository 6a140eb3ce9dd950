import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedObject, pageOf } from '../named.ts';
import { PLAN_NAMES, PLATFORMS, REPLAY_STATUS, USER_TYPES } from '../product-codes.ts';
import { ranksByMode } from '../ranks/ranks.ts';
import { auditPage } from './audit-trail.ts';
import { SEEN_CHOICES, USER_SORTS, USER_STATES } from './user-choices.ts';

const endpoint = defineEndpoints('administration');

const list = z.object({
  /** Part of the name, the Epic name or the address, or the start of a platform ID (`steam:7656…` or its number). */
  search: z.string().trim().max(100).default(''),
  plan: z.enum(PLAN_NAMES).optional(),
  userType: z.enum(USER_TYPES).optional(),
  platform: z.coerce
    .number()
    .pipe(z.literal(Object.values(PLATFORMS)))
    .optional(),
  state: z.enum(USER_STATES).optional(),
  seen: z.enum(SEEN_CHOICES).optional(),
  sort: z.enum(USER_SORTS).default('seen'),
  direction: z.enum(['up', 'down']).default('down'),
});
/** Filters and order of the account list and its export. */
const userListQuery = list;
export type UserListQuery = z.output<typeof list>;

const accountStatus = {
  id: z.uuid(),
  userName: z.string(),
  /** Null if the provider doesn't share it. */
  email: z.string().nullable(),
  userType: z.enum(USER_TYPES),
  /** The effective plan: TeamPlan for members with a seat in a team. */
  planName: z.enum(PLAN_NAMES),
  /** Uploads that count in this billing month, and the plan's limit; for the whole team if it shares a plan. */
  replaysUsed: z.number().int(),
  replayLimit: z.number().int(),
  trialEndsAt: z.iso.datetime().nullable(),
  bannedAt: z.iso.datetime().nullable(),
  isEmailConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
};

const adminUserRow = namedObject('AdminUserRow', {
  ...accountStatus,
  /** Highest declared rank; null if none. */
  rank: z.string().nullable(),
});
export type AdminUserRow = z.infer<typeof adminUserRow>;

export const adminUser = namedObject('AdminUser', {
  ...accountStatus,
  /** Null means PC. */
  platform: z.literal(Object.values(PLATFORMS)).nullable(),
  epicUserName: z.string().nullable(),
  timeZone: z.string().nullable(),
  banReason: z.string().nullable(),
  /** Uploads in this billing month that don't count because of console players. */
  withConsolePlayers: z.number().int(),
  isFairUse: z.boolean(),
  /** First day of the next billing month. */
  nextCycleAt: z.iso.datetime(),
  ranks: ranksByMode,
  replays: z.number().int(),
  failedReplays: z.number().int(),
  replayBytes: z.number().int(),
  coachingSessionsLeft: z.number().int(),
  coachingTokens: z.number(),
  /** When the next of them expire; null without tokens. */
  nextTokenEndsAt: z.iso.datetime().nullable(),
  /** Ways to sign in: `password`, `epic`, `discord`. */
  signInWays: z.array(z.string()),
  /** Two-factor login; `due` for administrators who have to set it up. */
  secondFactor: z.enum(['on', 'off', 'due']),
  openSignIns: z.number().int(),
  /** Players in matches that belong to this account. */
  players: z.array(z.object({ identity: z.string(), name: z.string(), isVerified: z.boolean() })),
});
export type AdminUser = z.infer<typeof adminUser>;

const permission = { module: 'Users', action: 'View' } as const;

export const listUsers = endpoint('GET /api/v1/admin/users', {
  summary: 'Accounts, with search, filters and sorting, page by page',
  access: permission,
  query: userListQuery.extend({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: {
    200: pageOf(adminUserRow).extend({
      /** For all accounts, regardless of filters. */
      counts: z.object({
        accounts: z.number().int(),
        newThisWeek: z.number().int(),
        onLargerPlan: z.number().int(),
        banned: z.number().int(),
      }),
    }),
  },
});

/** Exports the list as filtered and ordered; each export is logged. */
export const exportUsers = endpoint('GET /api/v1/admin/users-export', {
  summary: 'Accounts as CSV',
  access: permission,
  query: userListQuery,
  mediaType: 'text/csv',
  responses: { 200: z.file() },
});

const path = '/api/v1/admin/users/{userId}';

export const getUser = endpoint(`GET ${path}`, {
  access: permission,
  summary: 'An account with everything admins need to help',
  responses: { 200: adminUser },
});

/** Newest first, without the files in a coach's folders. */
export const listUserReplays = endpoint(`GET ${path}/replays`, {
  access: permission,
  summary: 'The newest uploads of an account',
  query: z.object({ show: z.enum(['all', 'failed']).default('all') }),
  responses: {
    200: arrayOf({
      id: z.uuid(),
      name: z.string(),
      status: z.literal(Object.values(REPLAY_STATUS)),
      statusReason: z.string().nullable(),
      errorCode: z.string().nullable(),
      gameBuild: z.string().nullable(),
      fileSize: z.number().int(),
      uploadedAt: z.iso.datetime(),
    }),
  },
});

/** Newest first, without individual uploads. */
export const listUserLedger = endpoint(`GET ${path}/ledger`, {
  access: permission,
  summary: 'Changes of plan, quota, sessions and tokens of an account',
  responses: {
    200: arrayOf({
      at: z.iso.datetime(),
      kind: z.string(),
      /** Tokens or replays added or taken away (negative). */
      amount: z.number().nullable(),
      planName: z.string().nullable(),
      endsAt: z.iso.datetime().nullable(),
      note: z.string().nullable(),
    }),
  },
});

export const listUserAudit = endpoint(`GET ${path}/audit`, {
  access: permission,
  summary: 'Admin changes to an account',
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: { 200: auditPage },
});
