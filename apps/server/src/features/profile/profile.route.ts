import { ENDPOINTS, type Profile, type RoleName, type UserType } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findPendingEmail, findUser, isFirstTime, type User } from '../auth/index.ts';
import { removeUnprovedBy } from '../identities/index.ts';
import { findPlanName } from '../membership/index.ts';
import { updateProfile } from './profile.repository.ts';

/** Role names in profiles (decisions.md 15.1). */
const ROLES_BY_USER_TYPE: Record<UserType, RoleName> = { Player: 'Basic', Coach: 'Coach', Admin: 'Admin' };

/** Returns a profile image's address; anyone with it can see the image. */
export const getImageUrl = (imageId: string) => ENDPOINTS.getProfileImage.path.replace('{imageId}', imageId);

export async function describeProfile(
  { db, clock }: { db: Executor; clock: Clock },
  user: User,
): Promise<Profile> {
  return {
    id: user.id,
    roleName: ROLES_BY_USER_TYPE[user.userType],
    userName: user.userName,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: await findPendingEmail(db, user.id, clock.now()),
    hasPassword: user.passwordHash !== null,
    epicUserName: user.epicUserName,
    imageUrl: user.imageId === null ? null : getImageUrl(user.imageId),
    platform: user.platform,
    deviceChoice: user.deviceChoice,
    timeZone: user.timeZone,
    productName: (await findPlanName(db, user.id)) ?? user.planName,
    firstTimeLogin: isFirstTime(user),
    getStartedStep: user.getStartedStep,
  };
}

export function profileRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoints(app, {
    getProfile: async ({ caller }) => await describeOwnProfile(context, await findUser(db, caller.userId)),
    saveProfile: async ({ body, caller }) =>
      await describeOwnProfile(
        context,
        await updateProfile(db, caller.userId, {
          ...(body.userName === undefined ? {} : { userName: body.userName }),
          ...(body.epicUserName === undefined ? {} : { epicUserName: body.epicUserName || null }),
          ...(body.platform === undefined ? {} : { platform: body.platform }),
          ...(body.timeZone === undefined ? {} : { timeZone: body.timeZone }),
        }),
      ),
    resetRlId: async ({ query, caller }) => {
      const changes = { epicUserName: null, platform: query.platformChoice };
      const changed = await db.transaction(async (tx) => {
        await removeUnprovedBy(tx, caller.userId, LASTING_PROOFS);
        return updateProfile(tx, caller.userId, changes);
      });
      return await describeOwnProfile(context, changed);
    },
    updateDeviceChoice: async ({ query, caller }) =>
      await describeOwnProfile(
        context,
        await updateProfile(db, caller.userId, { deviceChoice: query.deviceChoice }),
      ),
  });
}

/** Player links that survive the reset because a third party has verified them. */
const LASTING_PROOFS = ['epic', 'discord', 'admin'] as const;

/** An account deleted while its request was running no longer has a profile. */
async function describeOwnProfile(context: Context, user: User | null): Promise<Profile> {
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
  return describeProfile(context, user);
}
