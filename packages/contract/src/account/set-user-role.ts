import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { USER_TYPES } from '../product-codes.ts';

/**
 * Makes players coaches, and back; administrators are made and unmade only by those who have every module. Nobody
 * changes his own role. The account's sign-ins end.
 */
export const setUserRole = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/users/{userId}/role',
  area: 'account',
  summary: 'Give an account another role',
  access: 'admin',
  permission: { module: 'Users', action: 'Edit' },
  params: z.object({ userId: z.uuid() }),
  body: z.object({ userType: z.enum(USER_TYPES, 'Choose Player, Coach or Admin.') }),
  responses: { 200: z.object({ id: z.uuid(), userName: z.string(), userType: z.enum(USER_TYPES) }) },
  errors: [400, 401, 403, 404],
});
