import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { USER_TYPES } from '../product-codes.ts';

const endpoint = defineEndpoints('account', { access: 'account' });

/** `confirmation` is the password, or the username for accounts without one. */
export const deleteAccount = endpoint('DELETE /api/v1/account', {
  summary: "Delete the caller's account with everything in it",
  body: z.object({ confirmation: z.string().max(200) }),
  errors: [403, 409, 429],
});

/** Exports everything stored for the account: data as JSON, and the uploaded files. */
export const exportAccount = endpoint('GET /api/v1/account/export', {
  summary: "All of the caller's data as a zip",
  mediaType: 'application/zip',
  responses: { 200: z.file() },
  errors: [429],
});

/**
 * Makes players coaches and back; only administrators with all modules can add or remove administrators. Users can't
 * change their own role. Ends the account's sign-ins.
 */
export const setUserRole = endpoint('PUT /api/v1/admin/users/{userId}/role', {
  summary: 'Change the role of an account',
  access: { module: 'Users', action: 'Edit' },
  body: z.object({ userType: z.enum(USER_TYPES, 'Choose Player, Coach or Admin.') }),
  responses: { 200: z.object({ id: z.uuid(), userName: z.string(), userType: z.enum(USER_TYPES) }) },
});
