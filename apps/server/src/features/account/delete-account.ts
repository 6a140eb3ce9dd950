import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, passwordFits } from '../auth/index.ts';
import { otherAdministratorExists } from './account.repository.ts';
import { eraseAccount } from './erase-account.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Deletes the caller's account with files, matches of its own and sign-ins.
 * Throws ProblemError 403 without the right confirmation, 409 for the last administrator.
 */
export async function deleteAccount(context: Context, caller: Caller, confirmation: string): Promise<void> {
  const { db, logger, modules } = context;
  const user = await findUser(db, caller.userId);
  if (!user) return;
  const confirmed =
    user.passwordHash === null
      ? confirmation === user.userName
      : await passwordFits(user.passwordHash, confirmation);
  if (!confirmed) {
    const what = user.passwordHash === null ? 'user name' : 'password';
    throw new ProblemError(403, 'not-confirmed', `This is not your ${what}. Nothing has been deleted.`);
  }
  if (user.userType !== 'Admin') {
    for (const { beforeErase } of modules) await beforeErase?.(context, user.id);
  }
  await db.transaction(async (tx) => {
    if (user.userType === 'Admin' && !(await otherAdministratorExists(tx, user.id))) {
      throw new ProblemError(
        409,
        'last-administrator',
        'You are the last administrator. Make somebody else an administrator first.',
      );
    }
    await eraseAccount(context, tx, user.id);
  });
  // The account is gone whatever happens here: the worker's sweep removes what is left.
  await removeFiles(context).catch((error: unknown) => {
    logger.error({ err: error }, 'files of a deleted account');
  });
}
