import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedObject } from '../named.ts';

const endpoint = defineEndpoints('auth', { access: 'account' });

export const SIGN_IN_PROVIDERS = ['epic', 'discord'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export const signInProvider = z.enum(SIGN_IN_PROVIDERS, 'Choose Epic or Discord.');

/** An account's ways to sign in: its password and linked accounts. */
export const linkedAccounts = namedObject('LinkedAccounts', {
  /** Whether email address and password work for signing in. */
  hasPassword: z.boolean(),
  accounts: arrayOf({
    provider: signInProvider,
    /** Name there; null if the provider sent none. */
    name: z.string().nullable(),
    linkedAt: z.iso.datetime(),
    /** False for the only way to sign in, which can't be unlinked. */
    canBeUnlinked: z.boolean(),
  }),
  /** Configured here, but not linked yet. */
  available: z.array(signInProvider),
});
export type LinkedAccounts = z.infer<typeof linkedAccounts>;

const path = '/api/v1/auth/linked-accounts/{provider}';
const params = z.object({ provider: signInProvider });

export const getLinkedAccounts = endpoint('GET /api/v1/auth/linked-accounts', {
  summary: 'External accounts the caller can sign in with',
  responses: { 200: linkedAccounts },
});

/**
 * First half of linking: sets a ten-minute cookie so that the next sign-in with this provider in this browser links
 * it to the caller's account instead of signing in. The client then starts that sign-in (`POST
 * /api/auth/signin/{provider}`), which comes back to `returnTo?linked={provider}`, or to `returnTo?error=` with a key
 * of SIGN_IN_ERRORS. The session doesn't change.
 */
export const linkAccount = endpoint(`POST ${path}`, {
  summary: 'Link the external account that signs in next',
  params,
  body: z.object({
    /** A path of the web app, without query. */
    returnTo: z
      .string()
      .max(200)
      .regex(/^\/(?!\/)[\w/.-]*$/, 'Return to a path of the web app.')
      .default('/profile'),
  }),
  responses: { 202: z.object({}) },
  errors: [409, 429],
});

/** Never removes an account's only way to sign in (409 `last-way-in`). */
export const unlinkAccount = endpoint(`DELETE ${path}`, {
  summary: 'Unlink an external account',
  params,
  responses: { 200: linkedAccounts },
  errors: [409],
});
