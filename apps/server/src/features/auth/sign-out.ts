import type { Context } from '../../feature-module.ts';
import { revokeFamily } from './refresh-family.repository.ts';
import { readRefreshToken } from './refresh-token.ts';

/** Ends the sign-in that the token belongs to, access tokens included. */
export async function signOut({ db, clock, keys }: Context, refreshToken: string): Promise<void> {
  const token = readRefreshToken(keys.refresh, refreshToken);
  if (token) await revokeFamily(db, token.familyId, clock.now());
}
