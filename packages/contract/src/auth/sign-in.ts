import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { USER_TYPES } from '../product-codes.ts';
import { email, password, timeZone, userName } from './credentials.ts';

const endpoint = defineEndpoints('auth', { access: 'public' });

/**
 * Tokens and account of a signed-in user; `accessTokenExpiry` is epoch ms (decisions.md 15.2), `email` is empty for
 * accounts without one.
 */
export const signedIn = namedObject('SignedIn', {
  accessToken: z.string(),
  accessTokenExpiry: z.number().int(),
  refreshToken: z.string(),
  userType: z.enum(USER_TYPES),
  /** Whether the player still has to finish the get-started flow. */
  firstTimeLogin: z.boolean(),
  user: z.object({ id: z.uuid(), email: z.string(), name: z.string(), isAdmin: z.boolean() }),
});
export type SignedIn = z.infer<typeof signedIn>;

export const signIn = endpoint('POST /api/v1/auth/sign-in', {
  summary: 'Exchange email and password for tokens (used by /api/auth)',
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(200),
    /** Of the authenticator app, or a recovery code; 403 `second-factor` asks for it. */
    code: z.string().max(40).optional(),
    timeZone: timeZone.optional(),
  }),
  responses: { 200: signedIn },
  errors: [401, 403, 429],
});

export const signUpBody = z.object({
  email,
  password,
  userName,
  referralCode: z.string().max(32).optional(),
  /** "I coach a team": makes it a coach's account (decisions.md 15.5). */
  coachesTeam: z.boolean().optional(),
  timeZone: timeZone.optional(),
});

export const signUp = endpoint('POST /api/v1/auth/sign-up', {
  summary: 'Create an account',
  body: signUpBody,
  responses: { 201: z.object({ id: z.uuid(), email: z.string(), userName: z.string() }) },
  errors: [409, 429, 503],
});

/** Rotates the refresh token; reusing an old one ends its whole family. */
export const refresh = endpoint('POST /api/v1/auth/refresh', {
  summary: 'Exchange a refresh token for new tokens (used by /api/auth)',
  body: z.object({ refreshToken: z.string().max(512) }),
  responses: { 200: signedIn },
  errors: [401, 429],
});
