import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { REPLAY_STATUS } from '../product-codes.ts';
import { adminUser } from './admin-user.ts';
import { auditPage } from './audit-trail.ts';

const params = z.object({ userId: z.uuid() });
const path = '/api/v1/admin/users/{userId}';
const shared = {
  area: 'administration',
  access: 'admin',
  permission: { module: 'Users', action: 'View' },
  params,
  errors: [400, 401, 403, 404],
} as const;

export const getUser = defineEndpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'An account with everything that administrators need to help',
  responses: { 200: adminUser },
});

/** Newest first; files of folders of a coach are not among them. */
export const listUserReplays = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${path}/replays`,
  summary: 'The newest uploads of an account',
  responses: {
    200: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        status: z.literal(Object.values(REPLAY_STATUS)),
        statusReason: z.string().nullable(),
        errorCode: z.string().nullable(),
        gameBuild: z.string().nullable(),
        uploadedAt: z.iso.datetime(),
      }),
    ),
  },
});

/** Newest first, without the single uploads. */
export const listUserLedger = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${path}/ledger`,
  summary: 'Changes of plan, quota, sessions and tokens of an account',
  responses: {
    200: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.string(),
        planName: z.string().nullable(),
        endsAt: z.iso.datetime().nullable(),
        note: z.string().nullable(),
      }),
    ),
  },
});

export const listUserAudit = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${path}/audit`,
  summary: 'What administrators have changed in an account',
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: { 200: auditPage },
});
