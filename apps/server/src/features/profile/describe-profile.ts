import { ENDPOINTS, type Profile, type RoleName, type UserType } from '@datacoach/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { findPendingEmail, isFirstTime, type User } from '../auth/index.ts';
import { planNameOf } from '../membership/index.ts';

/** Names of the roles as profiles show them (decisions.md 15.1). */
const ROLE_OF: Record<UserType, RoleName> = { Player: 'Basic', Coach: 'Coach', Admin: 'Admin' };

/** Address at which everybody who knows it sees a profile image. */
export function imageUrl(imageId: string): string {
  return ENDPOINTS.getProfileImage.path.replace('{imageId}', imageId);
}

/** An account as its owner sees it. */
export async function describeProfile(
  { db, clock }: { db: Executor; clock: Clock },
  user: User,
): Promise<Profile> {
  return {
    id: user.id,
    roleName: ROLE_OF[user.userType],
    userName: user.userName,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: await findPendingEmail(db, user.id, clock.now()),
    hasPassword: user.passwordHash !== null,
    epicUserName: user.epicUserName,
    imageUrl: user.imageId === null ? null : imageUrl(user.imageId),
    platform: user.platform,
    deviceChoice: user.deviceChoice,
    timeZone: user.timeZone,
    productName: (await planNameOf(db, user.id)) ?? user.planName,
    firstTimeLogin: isFirstTime(user),
    getStartedStep: user.getStartedStep,
  };
}
