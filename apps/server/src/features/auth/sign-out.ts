import type { AuthContext } from './auth-context.ts';
import { revokeFamily } from './refresh-family.repository.ts';
import { readRefreshToken } from './refresh-token.ts';

/** Ends the sign-in that the token belongs to, access tokens included. */
export async function signOut({ db, clock, keys }: AuthContext, refreshToken: string): Promise<void> {
  const token = readRefreshToken(keys.refresh, refreshToken);
  if (token) await revokeFamily(db, token.familyId, clock.now());
}
