import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** `confirmation` is the password, or the user name where the account has no password. */
export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/account',
  area: 'account',
  summary: 'Delete the own account with everything in it',
  access: 'account',
  body: z.object({ confirmation: z.string().max(200) }),
  responses: { 200: z.object({}) },
  errors: [400, 401, 403, 409, 429],
});
