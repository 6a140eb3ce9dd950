import type { SignedIn } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { issueAccessToken } from './access-token.ts';
import type { RefreshFamily } from './refresh-family.repository.ts';
import { writeRefreshToken } from './refresh-token.ts';
import type { User } from './user.repository.ts';

/** A player before the end of the get-started flow; coaches and administrators have none (decisions.md 15.5). */
export function isFirstTime({ userType, gotStartedAt }: Pick<User, 'userType' | 'gotStartedAt'>): boolean {
  return userType === 'Player' && gotStartedAt === null;
}

/** New access token and the family's current refresh token, with the account's facts. */
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
