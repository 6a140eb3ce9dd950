import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { beginImpersonation, findUser } from '../auth/index.ts';
import { noSuchAccount } from './describe-user.ts';

/** Lets the caller look on as somebody else. Throws ProblemError 403 for administrators, 404, 409 for banned accounts. */
export async function impersonateUser(
  context: Context,
  callerId: string,
  userId: string,
  reason: string,
): Promise<{ accessToken: string; accessTokenExpiry: number }> {
  const user = await findUser(context.db, userId);
  if (!user) throw noSuchAccount();
  if (user.userType === 'Admin') {
    throw new ProblemError(403, 'is-administrator', 'Nobody looks on as another administrator.');
  }
  if (user.bannedAt)
    throw new ProblemError(409, 'banned', 'This account is banned: nobody can be signed in to it.');
  return beginImpersonation(context, callerId, user, reason);
}
