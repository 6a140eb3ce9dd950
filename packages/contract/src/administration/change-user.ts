import { z } from 'zod';
import { email, userName } from '../auth/credentials.ts';
import { defineEndpoints } from '../endpoint.ts';
import { PERMISSION_MODULES } from '../permissions/permission-table.ts';
import { PLAN_NAMES, USER_TYPES } from '../product-codes.ts';
import { adminUser } from './users.ts';

const endpoint = defineEndpoints('administration');

const path = '/api/v1/admin/users/{userId}';
const note = z.string().trim().max(500, 'Keep the note under 500 characters.').default('');
const tokens = z
  .number('Enter a number of tokens.')
  .int()
  .min(1, 'Enter at least 1 token.')
  .max(100, 'Enter at most 100 tokens.');
const shared = {
  access: { module: 'Users', action: 'Edit' },
  responses: { 200: adminUser },
  errors: [409],
} as const;

/** Mails a link for setting a password, valid for a day. Administrators also have to set up two-factor login. */
export const addUser = endpoint('POST /api/v1/admin/users', {
  summary: 'Create an account for someone',
  access: { module: 'Users', action: 'Create' },
  body: z.object({
    email,
    userName,
    userType: z.enum(USER_TYPES, 'Choose Player, Coach or Admin.'),
    /** Modules that a new administrator may use; none by default. */
    modules: z.array(z.enum(PERMISSION_MODULES)).default([]),
  }),
  responses: { 201: adminUser },
  errors: [409],
});

/** Ends every sign-in and blocks the account; its owner sees the reason at sign-in. Administrators can't be banned. */
export const banUser = endpoint(`PUT ${path}/ban`, {
  ...shared,
  summary: 'Ban an account',
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Add a reason. The user will see it when they log in.')
      .max(300, 'Keep the reason under 300 characters.'),
  }),
});

export const unbanUser = endpoint(`DELETE ${path}/ban`, { ...shared, summary: 'Unban an account' });

export const signUserOut = endpoint(`POST ${path}/sign-out`, {
  ...shared,
  summary: 'Sign an account out everywhere',
});

/** The link is valid for an hour. 409 `no-email` if the account has no email address. */
export const resetUserPassword = endpoint(`POST ${path}/reset-password`, {
  ...shared,
  summary: 'Email the user a link to set a new password',
});

export const resetEpicName = endpoint(`POST ${path}/reset-epic-name`, {
  ...shared,
  summary: 'Reset the Epic name of an account; its owner can set a new one',
});

/** Signs the account out; an administrator has to set it up again. 409 `no-second-factor`. */
export const resetSecondFactor = endpoint(`DELETE ${path}/second-factor`, {
  ...shared,
  summary: 'Reset two-factor login for someone who lost their device',
});

/** Saved in the audit trail, for other administrators only. */
export const addUserNote = endpoint(`POST ${path}/notes`, {
  ...shared,
  summary: 'Add a note about an account',
  body: z.object({
    note: z
      .string()
      .trim()
      .min(1, 'Write what other admins should know.')
      .max(500, 'Keep the note under 500 characters.'),
  }),
});

/** `confirmation` is the username. Administrators have to be made players first. */
export const deleteUser = endpoint(`DELETE ${path}`, {
  ...shared,
  access: { module: 'Users', action: 'Delete' },
  summary: 'Delete an account with everything in it',
  body: z.object({ confirmation: z.string().max(200), note }),
  responses: { 200: z.object({}) },
});

/** Grants a plan for a limited time, on top of what the account pays for. Adds a ledger entry. */
export const grantPlan = endpoint(`POST ${path}/plan-grant`, {
  ...shared,
  access: { module: 'Plans', action: 'Edit' },
  summary: 'Grant an account a higher plan for a number of days',
  body: z.object({
    planName: z.enum(PLAN_NAMES).exclude(['Basic'], 'Choose a plan.'),
    days: z
      .number('Enter a number of days.')
      .int()
      .min(1, 'Enter at least 1 day.')
      .max(3650, 'Enter at most 3,650 days.'),
    note,
  }),
});

/** Replays for the current billing month only. Adds a ledger entry. */
export const grantReplays = endpoint(`POST ${path}/replay-grant`, {
  ...shared,
  access: { module: 'Plans', action: 'Edit' },
  summary: 'Grant an account more replays for the current billing month',
  body: z.object({
    replays: z
      .number('Enter a number of replays.')
      .int()
      .min(1, 'Enter at least 1 replay.')
      .max(10_000, 'Enter at most 10,000 replays.'),
    note,
  }),
});

/** Valid for a year, like purchased tokens. Adds a ledger entry. */
export const grantTokens = endpoint(`POST ${path}/token-grant`, {
  ...shared,
  access: { module: 'Plans', action: 'Edit' },
  summary: 'Grant an account coaching tokens',
  body: z.object({ tokens, note }),
});

/** As many as are left at most; those that expire first. Adds a ledger entry. 409 `too-few-tokens`. */
export const takeTokens = endpoint(`DELETE ${path}/tokens`, {
  ...shared,
  access: { module: 'Plans', action: 'Edit' },
  summary: 'Remove coaching tokens from an account',
  body: z.object({
    tokens,
    note: z
      .string()
      .trim()
      .min(1, 'Say why. The account’s owner sees it too.')
      .max(500, 'Keep it under 500 characters.'),
  }),
});

/** Maximum time that an administrator can view the app as a user. */
export const IMPERSONATION_MINUTES = 60;

/**
 * Returns a token for viewing the app as a user: POST it as `data.impersonation` to `/api/auth/session` to switch the
 * browser's session to that user, and null to switch back. Administrators can't be impersonated; payments, the plan
 * and the account itself can't be changed, and every change is logged.
 */
export const impersonateUser = endpoint('POST /api/v1/admin/users/{userId}/impersonation', {
  summary: 'View as another user',
  access: { module: 'Users', action: 'Edit' },
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Say why. It’s saved in the audit trail.')
      .max(300, 'Keep the reason under 300 characters.'),
  }),
  responses: { 200: z.object({ accessToken: z.string(), accessTokenExpiry: z.number().int() }) },
  errors: [409],
});
