import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** How long an administrator looks on as somebody else at most. */
export const IMPERSONATION_MINUTES = 60;

/**
 * A token with which an administrator looks on as somebody else: POST it as `data.impersonation` to `/api/auth/session`
 * to have the browser's session be the other's, and null to end that. Never of an administrator; payments, plan and the
 * account itself cannot be changed by it, and every change that is made is written down.
 */
export const impersonateUser = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{userId}/impersonation',
  area: 'administration',
  summary: 'Look on as somebody else',
  access: 'admin',
  permission: { module: 'Users', action: 'Edit' },
  params: z.object({ userId: z.uuid() }),
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Write why you look on: it is kept in the audit trail.')
      .max(300, 'Keep the reason under 300 characters.'),
  }),
  responses: { 200: z.object({ accessToken: z.string(), accessTokenExpiry: z.number().int() }) },
  errors: [400, 401, 403, 404, 409],
});
