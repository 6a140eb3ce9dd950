import type { Readable } from 'node:stream';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { jsonEntry, type ZipEntry, zipOf } from '../../platform/zip/zip-of.ts';
import { findUser, limitAttempts, passwordFits } from '../auth/index.ts';
import { otherAdministratorExists } from './account.repository.ts';
import { eraseAccount } from './erase-account.ts';
import { removeFiles } from './remove-files.ts';
import { setUserRole } from './set-user-role.ts';

export function accountRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(
    app,
    ENDPOINTS.exportAccount,
    async ({ caller }) => answer(200, await exportAccount(context, caller.userId)),
    { config: limitedTo(context.rateLimits.exportAccount) },
  );
  registerEndpoint(app, ENDPOINTS.setUserRole, async ({ params, body, caller }) =>
    answer(200, await setUserRole(context, caller.userId, params.userId, body.userType)),
  );
  registerEndpoint(app, ENDPOINTS.deleteAccount, async ({ body, caller }) => {
    await limitAttempts(context, ['proof', caller.userId]);
    await deleteAccount(context, caller, body.confirmation);
    return answer(200, {});
  });
}

/**
 * Everything that an account has stored, as a zip that is made while it is read: `account.json` with the fields of every
 * feature, and their files. Throws ProblemError 401.
 */
async function exportAccount(context: Context, userId: string): Promise<Readable> {
  const { db, clock, modules } = context;
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  const now = clock.now();
  const account: Record<string, unknown> = { exportedAt: now };
  const files: ZipEntry[] = [];
  for (const { exportData, exportFiles } of modules) {
    Object.assign(account, await exportData?.(context, user));
    files.push(...((await exportFiles?.(context, user)) ?? []));
  }
  return zipOf([jsonEntry('account.json', now, account), ...files]);
}

/**
 * Deletes the caller's account with files, matches of its own and sign-ins.
 * Throws ProblemError 403 without the right confirmation, 409 for the last administrator.
 */
async function deleteAccount(context: Context, caller: Caller, confirmation: string): Promise<void> {
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
