import type { Context } from '../../feature-module.ts';
import { askTogether } from '../../platform/ask-together/ask-together.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readAccessToken } from './access-token.ts';
import { findLiveFamily } from './refresh-family.repository.ts';
import type { User } from './user.repository.ts';

/** Finds the account behind an access token; null when the token is not good or its sign-in has ended. */
export function authenticator({
  db,
  clock,
  keys,
}: Pick<Context, 'db' | 'clock' | 'keys'>): (accessToken: string) => Promise<Caller | null> {
  const findFamily = askTogether((familyId: string) => findLiveFamily(db, familyId, clock.now()));
  return async (accessToken) => {
    const claims = await readAccessToken(keys.access, accessToken, clock.now());
    if (!claims) return null;
    const live = await findFamily(claims.familyId);
    if (!live || live.user.id !== claims.userId) return null;
    return { ...describeCaller(live.user, claims.familyId), impersonatorId: live.family.impersonatorId };
  };
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
