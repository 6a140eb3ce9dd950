import type { UserType } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordAudit } from '../audit/index.ts';
import { endSignInsOf, lockUser, setUserType } from '../auth/index.ts';
import { endSessionsOf } from '../coaching/index.ts';
import { holdsEveryModule } from '../permissions/index.ts';
import { endOpenOf } from '../team/index.ts';

export interface RoleGiven {
  id: string;
  userName: string;
  userType: UserType;
}

/**
 * Gives an account another role; its sign-ins and teams end, so that nothing of the old one goes on. Administrators are
 * made and unmade only by those who have every module whole, and nobody changes himself: so one is always left.
 * Throws ProblemError 403, 404.
 */
export async function setUserRole(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  callerId: string,
  userId: string,
  userType: UserType,
): Promise<RoleGiven> {
  if (callerId === userId) {
    throw new ProblemError(403, 'own-role', 'Ask another administrator to change your role.');
  }
  return db.transaction(async (tx) => {
    const ownsAll = await holdsEveryModule(tx, callerId);
    const user = await lockUser(tx, userId);
    if (!user) throw new ProblemError(404, 'not-found', 'There is no such account.');
    const { userName } = user;
    if (user.userType === userType) return { id: userId, userName, userType };
    const ofAdministrators = [user.userType, userType].includes('Admin');
    if (ofAdministrators && !ownsAll) {
      throw new ProblemError(403, 'not-permitted', 'You can only give what you have yourself: every module.');
    }
    const now = clock.now();
    await setUserType(tx, userId, userType);
    await endSignInsOf(tx, userId, now);
    await endSessionsOf(tx, userId, 'changed', now);
    await endOpenOf(tx, userId, 'coach', now);
    await endOpenOf(tx, userId, 'player', now);
    await recordAudit(tx, {
      actorId: callerId,
      at: now,
      action: 'change-role',
      targetKind: 'user',
      targetId: userId,
      before: { userType: user.userType },
      after: { userType },
    });
    return { id: userId, userName, userType };
  });
}
