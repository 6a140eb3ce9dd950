import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = endpointsOf('auth');

/** Accounts elsewhere by which somebody can sign in. */
export const SIGN_IN_PROVIDERS = ['epic', 'discord'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export const signInProvider = z.enum(SIGN_IN_PROVIDERS, 'Choose Epic or Discord.');

/** Ways in of an account: its password, and accounts elsewhere. */
export const linkedAccounts = namedObject('LinkedAccounts', {
  /** Can be signed in to by email address and password. */
  hasPassword: z.boolean(),
  accounts: z.array(
    z.object({
      provider: signInProvider,
      /** Name there; null where the provider has told none. */
      name: z.string().nullable(),
      linkedAt: z.iso.datetime(),
      /** False for the last way in: it cannot be unlinked. */
      canBeUnlinked: z.boolean(),
    }),
  ),
  /** Configured here, and not linked yet. */
  available: z.array(signInProvider),
});
export type LinkedAccounts = z.infer<typeof linkedAccounts>;

const path = '/api/v1/auth/linked-accounts/{provider}';
const params = z.object({ provider: signInProvider });

export const getLinkedAccounts = endpoint('GET /api/v1/auth/linked-accounts', {
  summary: 'External accounts the caller can sign in with',
  access: 'account',
  responses: { 200: linkedAccounts },
});

/**
 * First half of linking: notes in a cookie of ten minutes that the next sign-in by this provider in this browser links
 * it to the caller's account instead of signing in. The client then starts that sign-in
 * (`POST /api/auth/signin/{provider}`), which comes back to `returnTo?linked={provider}`, or to `returnTo?error=` with a
 * key of SIGN_IN_ERRORS. The session stays as it is.
 */
export const linkAccount = endpoint(`POST ${path}`, {
  summary: 'Link the external account that signs in next',
  access: 'account',
  params,
  body: z.object({
    /** A path of the web app, without query. */
    returnTo: z
      .string()
      .max(200)
      .regex(/^\/(?!\/)[\w/.-]*$/, 'returnTo must be a path of the web app.')
      .default('/profile'),
  }),
  responses: { 202: z.object({}) },
  errors: [404, 409, 429],
});

/** Never leaves an account without a way in (409 `last-way-in`). */
export const unlinkAccount = endpoint(`DELETE ${path}`, {
  summary: 'Unlink an external account',
  access: 'account',
  params,
  responses: { 200: linkedAccounts },
  errors: [404, 409],
});
