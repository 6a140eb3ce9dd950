import type { SignedIn } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { issueAccessToken } from './authenticate.ts';
import {
  findLiveFamily,
  type RefreshFamily,
  revokeFamily,
  rotateFamily,
} from './refresh-family.repository.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { recordActivity, type User } from './user.repository.ts';

/** Within this time a token may be sent twice, by two tabs; later it can only be stolen. */
export const REUSE_WINDOW_MS = 10_000;

/** Exchanges a refresh token for the next one. A reused token ends its whole family. Throws ProblemError 401. */
export async function refreshSession(context: Context, refreshToken: string): Promise<SignedIn> {
  const { db, clock, keys, config } = context;
  const token = readRefreshToken(keys.refresh, refreshToken);
  if (!token) throw signInAgain();
  const now = clock.now();
  await rotateFamily(
    db,
    token.familyId,
    token.generation,
    now,
    new Date(now.getTime() + config.refreshTokenMs),
  );
  const live = await findLiveFamily(db, token.familyId, now);
  if (!live) throw signInAgain();

  const isPrevious = live.family.generation === token.generation + 1;
  const inWindow = now.getTime() - live.family.rotatedAt.getTime() <= REUSE_WINDOW_MS;
  if (!isPrevious || !inWindow) {
    await revokeFamily(db, token.familyId, now);
    throw signInAgain();
  }
  await recordActivity(db, live.user.id, now);
  return describeSignedIn(context, live.user, live.family);
}

function signInAgain(): ProblemError {
  return new ProblemError(401, 'session-ended', 'Your session has expired. Log in again.');
}

/** Whether a player hasn't finished the get-started flow; coaches and administrators have none (decisions.md 15.5). */
export function isFirstTime({ userType, gotStartedAt }: Pick<User, 'userType' | 'gotStartedAt'>): boolean {
  return userType === 'Player' && gotStartedAt === null;
}

/** Returns a new access token and the family's current refresh token, with the account's details. */
export async function describeSignedIn(
  { keys, clock, config }: Context,
  user: User,
  family: Pick<RefreshFamily, 'id' | 'generation'>,
): Promise<SignedIn> {
  const access = await issueAccessToken(
    keys.access,
    { userId: user.id, familyId: family.id },
    clock.now(),
    config.accessTokenMs,
  );
  return {
    accessToken: access.token,
    accessTokenExpiry: access.expiry,
    refreshToken: writeRefreshToken(keys.refresh, { familyId: family.id, generation: family.generation }),
    userType: user.userType,
    firstTimeLogin: isFirstTime(user),
    user: {
      id: user.id,
      email: user.email ?? '',
      name: user.userName,
      isAdmin: user.userType === 'Admin',
    },
  };
}
