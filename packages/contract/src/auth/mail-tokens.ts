import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { email, password } from './credentials.ts';
import { signedIn } from './sign-in.ts';

const endpoint = defineEndpoints('auth', { access: 'public' });

const mailToken = z.string().max(200);

export const confirmEmail = endpoint('POST /api/v1/auth/confirm-email', {
  summary: 'Confirm an email address with the token from the email',
  body: z.object({ token: mailToken }),
  responses: { 200: z.object({ email: z.string() }) },
  errors: [410, 429],
});

/** 202 even if the address is already confirmed; then no email is sent. */
export const sendConfirmation = endpoint('POST /api/v1/auth/send-confirmation', {
  summary: 'Resend the confirmation email',
  access: 'account',
  responses: { 202: z.object({}) },
  errors: [429],
});

/** Sends the same response, just as fast, whether or not the account exists. */
export const forgotPassword = endpoint('POST /api/v1/auth/forgot-password', {
  summary: 'Send an email with a link to set a new password',
  body: z.object({ email: z.string().max(254) }),
  responses: { 202: z.object({ message: z.string() }) },
  errors: [429],
});

/** Ends every sign-in of the account. */
export const resetPassword = endpoint('POST /api/v1/auth/reset-password', {
  summary: 'Set a new password with the token from the email',
  body: z.object({ token: mailToken, password }),
  responses: { 200: z.object({ email: z.string() }) },
  errors: [410, 429],
});

/** Ends every other sign-in and returns new tokens. Accounts without a password (Epic, Discord) omit `currentPassword`. */
export const changePassword = endpoint('POST /api/v1/auth/change-password', {
  summary: "Change the caller's password",
  access: 'account',
  body: z.object({ currentPassword: z.string().max(200).optional(), newPassword: password }),
  responses: { 200: signedIn },
  errors: [403, 429],
});

/**
 * Sets a new email address, or the first one of an Epic or Discord account. Mails a link to it; the old address stays
 * until `confirm-email` receives the link's token. Accounts without a password omit `password`. Sends the same
 * response whether or not the address has an account.
 */
export const changeEmail = endpoint('PUT /api/v1/auth/email', {
  summary: "Change the caller's email address once the new one is confirmed",
  access: 'account',
  body: z.object({ email, password: z.string().max(200).optional() }),
  responses: { 202: z.object({ pendingEmail: z.string() }) },
  errors: [403, 429],
});
