import type { Caller } from '../../platform/http/caller.ts';
import { readAccessToken } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import { findLiveFamily } from './refresh-family.repository.ts';
import type { User } from './user.repository.ts';

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
  return { ...describeCaller(live.user, claims.familyId), impersonatorId: live.family.impersonatorId };
}

/** An account as callers are known to the routes. */
export function describeCaller({ id, userType, emailConfirmedAt, timeZone }: User, familyId: string): Caller {
  return {
    userId: id,
    familyId,
    userType,
    isAdmin: userType === 'Admin',
    isEmailConfirmed: emailConfirmedAt !== null,
    timeZone,
    impersonatorId: null,
  };
}
