import type { Caller } from '../../platform/http/caller.ts';
import { readAccessToken } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import { findLiveFamily } from './refresh-family.repository.ts';

/** Account behind an access token; null when the token is not good or its sign-in has ended. */
export async function authenticate(
  { db, clock, keys }: AuthContext,
  accessToken: string,
): Promise<Caller | null> {
  const now = clock.now();
  const claims = await readAccessToken(keys.access, accessToken, now);
  if (!claims) return null;
  const live = await findLiveFamily(db, claims.familyId, now);
  if (!live || live.user.id !== claims.userId) return null;
  const { id, userType, timeZone } = live.user;
  return { userId: id, familyId: claims.familyId, userType, isAdmin: userType === 'Admin', timeZone };
}
