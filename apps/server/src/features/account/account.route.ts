import type { Readable } from 'node:stream';
import type { UserType } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import { formatMailText } from '../../platform/mailer/open-mailer.ts';
import { createJsonEntry, createZip, type ZipEntry } from '../../platform/zip/create-zip.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findUser,
  isPasswordCorrect,
  limitAttempts,
  lockUser,
  requireUser,
  revokeSignIns,
  setUserType,
  type User,
} from '../auth/index.ts';
import { endUserSessions } from '../coaching/index.ts';
import { findEndingPlan } from '../payments/index.ts';
import { hasEveryModule, lockAdministrators, startAsAdministrator } from '../permissions/index.ts';
import { closeOpenInvitations } from '../team/index.ts';
import { eraseAccount, removeFiles } from './erase-account.ts';

export function accountRoutes(app: FastifyInstance, context: Context): void {
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.exportAccount) },
    { exportAccount: ({ caller }) => exportAccount(context, caller.userId) },
  );
  registerEndpoints(app, {
    setUserRole: ({ params, body, caller }) =>
      setUserRole(context, caller.userId, params.userId, body.userType),
    deleteAccount: async ({ body, caller }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      await deleteAccount(context, caller, body.confirmation);
    },
  });
}

/** Streams an account's data as a zip: `account.json` and files. Throws ProblemError 401. */
async function exportAccount(context: Context, userId: string): Promise<Readable> {
  const { db, clock, modules } = context;
  const user = await requireUser(db, userId);
  const now = clock.now();
  const account: Record<string, unknown> = { exportedAt: now };
  const files: ZipEntry[] = [];
  for (const { exportData, exportFiles } of modules) {
    Object.assign(account, await exportData?.(context, user));
    files.push(...((await exportFiles?.(context, user)) ?? []));
  }
  return createZip([createJsonEntry('account.json', now, account), ...files]);
}

/** Deletes the caller's account. Throws ProblemError 403 unless confirmed, 409 for the last administrator. */
async function deleteAccount(context: Context, caller: Caller, confirmation: string): Promise<void> {
  const { db, logger, modules } = context;
  const user = await findUser(db, caller.userId);
  if (!user) return;
  const confirmed =
    user.passwordHash === null
      ? confirmation === user.userName
      : await isPasswordCorrect(user.passwordHash, confirmation);
  if (!confirmed) {
    const what = user.passwordHash === null ? 'username' : 'password';
    throw new ProblemError(403, 'not-confirmed', `That’s not your ${what}. Nothing was deleted.`);
  }
  const requireOtherAdministrator = async (tx: Transaction) => {
    if (user.userType === 'Admin' && (await lockAdministrators(tx)).every((id) => id === user.id)) {
      throw conflict('last-administrator', 'You’re the last admin. Make someone else an admin first.');
    }
  };
  // Checked before `beforeErase` too, because that can't be undone.
  await db.transaction(requireOtherAdministrator);
  for (const { beforeErase } of modules) await beforeErase?.(context, user.id);
  await db.transaction(async (tx) => {
    await requireOtherAdministrator(tx);
    await eraseAccount(context, tx, user.id);
  });
  // The account is gone even if this fails: the worker's cleanup removes what is left.
  await removeFiles(context).catch((error: unknown) => {
    logger.error({ err: error }, 'files of a deleted account');
  });
}

type GrantedRole = Pick<User, 'id' | 'userName' | 'userType'>;

const ACCOUNTS: Readonly<Record<UserType, string>> = {
  Player: 'a player account',
  Coach: 'a coach account',
  Admin: 'an admin account',
};

/**
 * Changes an account's role and ends its sign-ins and teams, and with the paid period a plan that doesn't fit. Only
 * administrators with full access to every module can add or remove administrators, and nobody can change their own
 * role, so there is always one left. Throws ProblemError 403, 404.
 */
async function setUserRole(
  { db, clock, mailer }: Context,
  callerId: string,
  userId: string,
  userType: UserType,
): Promise<GrantedRole> {
  if (callerId === userId) throw new ProblemError(403, 'own-role', 'Ask another admin to change your role.');
  const { user, ending } = await db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const ownsAll = await hasEveryModule(tx, callerId);
    const user = await lockUser(tx, userId);
    if (!user) throw notFound('Account not found.');
    if (user.userType === userType) return { user, ending: null };
    const ofAdministrators = [user.userType, userType].includes('Admin');
    if (ofAdministrators && !ownsAll) {
      throw new ProblemError(403, 'not-permitted', 'You can only grant permissions you have yourself.');
    }
    const now = clock.now();
    await setUserType(tx, userId, userType);
    if (userType === 'Admin') await startAsAdministrator(tx, userId, []);
    await revokeSignIns(tx, userId, now);
    await endUserSessions(tx, userId, 'changed', now);
    await closeOpenInvitations(tx, userId, 'coach', now);
    await closeOpenInvitations(tx, userId, 'player', now);
    const ending = await findEndingPlan(tx, userId);
    await recordAudit(tx, {
      actorId: callerId,
      at: now,
      action: 'change-role',
      targetKind: 'user',
      targetId: userId,
      before: { userType: user.userType },
      after: { userType, ...(ending && { endingPlan: ending.planName }) },
    });
    return { user, ending };
  });
  const { email, userName } = user;
  if (email !== null && ending) {
    mailer.enqueue(async () => ({
      to: email,
      subject: 'Your account and plan have changed',
      text: formatMailText(
        `Hi ${userName},`,
        `Your DataCoach account is now ${ACCOUNTS[userType]}. ${ending.text}`,
      ),
    }));
  }
  return { id: userId, userName, userType };
}
