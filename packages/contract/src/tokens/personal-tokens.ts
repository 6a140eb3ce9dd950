import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('tokens', { access: 'account' });

/** What a program may do with a token: only endpoints with that scope accept it. */
const TOKEN_SCOPES = ['upload'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Prefix by which tokens are recognized, including in leaked files. */
export const TOKEN_PREFIX = 'dcu_';

export const MAX_TOKENS = 20;

export const personalToken = namedObject('PersonalToken', {
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** The token's last characters. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PersonalToken = z.infer<typeof personalToken>;

export const listTokens = endpoint('GET /api/v1/tokens', {
  summary: "The account's upload tokens",
  responses: { 200: z.array(personalToken) },
});

/** Only this response contains the token itself. */
export const createToken = endpoint('POST /api/v1/tokens', {
  summary: 'Create an upload token',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Name the token, for example after your computer.')
      .max(40, 'Use at most 40 characters for the name.'),
    scope: z.enum(TOKEN_SCOPES),
  }),
  responses: { 201: personalToken.extend({ token: z.string() }) },
  errors: [409],
});

export const revokeToken = endpoint('DELETE /api/v1/tokens/{tokenId}', {
  summary: 'Revoke an upload token',
});

/** Lets a program check that its token is valid before it sends files. */
export const tokenOwner = endpoint('GET /api/v1/tokens/owner', {
  summary: 'The account of the token',
  tokenScope: 'upload',
  responses: { 200: z.object({ userId: z.uuid(), userName: z.string() }) },
});
