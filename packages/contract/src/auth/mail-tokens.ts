import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { password } from './credentials.ts';
import { signedIn } from './tokens.ts';

const mailToken = z.string().max(200);

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/confirm-email',
  area: 'auth',
  summary: 'Confirm an e-mail address with the token of the mail',
  access: 'public',
  body: z.object({ token: mailToken }),
  responses: { 200: z.object({ email: z.string() }) },
  errors: [400, 410, 429],
});

/** 202 also when the address is confirmed already; then no mail is sent. */
export const sendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/send-confirmation',
  area: 'auth',
  summary: 'Send the mail that confirms the e-mail address once more',
  access: 'account',
  responses: { 202: z.object({}) },
  errors: [401, 429],
});

/** Answers the same, and as fast, whether or not there is such an account. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  area: 'auth',
  summary: 'Send a mail with a link to set a new password',
  access: 'public',
  body: z.object({ email: z.string().max(254) }),
  responses: { 202: z.object({ message: z.string() }) },
  errors: [400, 429],
});

/** Ends every sign-in of the account. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  area: 'auth',
  summary: 'Set a new password with the token of the mail',
  access: 'public',
  body: z.object({ token: mailToken, password }),
  responses: { 200: z.object({ email: z.string() }) },
  errors: [400, 410, 429],
});

/**
 * Ends every other sign-in and answers new tokens. `currentPassword` is left out by accounts that have none yet (Epic,
 * Discord).
 */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/auth/change-password',
  area: 'auth',
  summary: 'Change the own password',
  access: 'account',
  body: z.object({ currentPassword: z.string().max(200).optional(), newPassword: password }),
  responses: { 200: signedIn },
  errors: [400, 401, 403, 429],
});
