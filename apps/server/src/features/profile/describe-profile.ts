import type { Profile, RoleName, UserType } from '@datacoach/contract';
import { isFirstTime, type User } from '../auth/index.ts';

/** Names of the roles as profiles show them (rulings A6). */
const ROLE_OF: Record<UserType, RoleName> = { Player: 'Basic', Coach: 'Coach', Admin: 'Admin' };

export function describeProfile(user: User): Profile {
  return {
    id: user.id,
    roleName: ROLE_OF[user.userType],
    userName: user.userName,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: null,
    hasPassword: user.passwordHash !== null,
    epicUserName: user.epicUserName,
    imageUrl: null,
    platform: user.platform,
    deviceChoice: user.deviceChoice,
    timeZone: user.timeZone,
    productName: user.planName,
    firstTimeLogin: isFirstTime(user),
    getStartedStep: user.getStartedStep,
  };
}
