import { z } from 'zod';
import { namedObject } from '../named.ts';
import { USER_TYPES } from '../product-codes.ts';

/** Tokens and account of a signed-in person; `accessTokenExpiry` is epoch ms (decisions.md 15.2), `email` is empty for accounts without. */
export const signedIn = namedObject('SignedIn', {
  accessToken: z.string(),
  accessTokenExpiry: z.number().int(),
  refreshToken: z.string(),
  userType: z.enum(USER_TYPES),
  /** A player who has not come to the end of the get-started flow. */
  firstTimeLogin: z.boolean(),
  user: z.object({ id: z.uuid(), email: z.string(), name: z.string(), isAdmin: z.boolean() }),
});
export type SignedIn = z.infer<typeof signedIn>;
