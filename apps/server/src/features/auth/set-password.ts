import type { SignedIn } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { removeTokens } from './account-token.repository.ts';
import { describeSignedIn } from './describe-signed-in.ts';
import { unlinkAll } from './linked-identity.repository.ts';
import { redeemMailToken } from './mail-token.ts';
import { hashPassword, isPasswordCorrect } from './password-hash.ts';
import { findLiveFamily, revokeUserFamilies } from './refresh-family.repository.ts';
import { removeSecondFactor } from './second-factor.repository.ts';
import { confirmUserEmail, findUser, lockUser, setPasswordHash, type User } from './user.repository.ts';

/**
 * Sets a new password with a mailed token, which also verifies the address. Ends every sign-in, and revokes other
 * access if the address was unverified: someone else may have signed up with it. Throws ProblemError 410.
 */
export async function resetPassword(context: Context, token: string, password: string): Promise<User> {
  const { db, clock } = context;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const { user, isTakenOver } = await db.transaction(async (tx) => {
    const { userId } = await redeemMailToken(tx, token, ['reset-password', 'first-password'], now);
    const isTakenOver = (await lockUser(tx, userId))?.emailConfirmedAt === null;
    if (isTakenOver) await revokeOtherSignIns(context, tx, userId);
    await setPasswordHash(tx, userId, passwordHash);
    const after = await confirmUserEmail(tx, userId, now);
    await runEmailConfirmedHooks(context, tx, after);
    await revokeLinks(tx, userId);
    if (!isTakenOver) await revokeAccess(context, tx, userId);
    await revokeUserFamilies(tx, userId, now);
    return { user: after, isTakenOver };
  });
  sendPasswordNotice(context, user, isTakenOver ? DISCONNECTED : []);
  return user;
}

/** Changes the caller's password; other sign-ins end, this one continues. Throws ProblemError 403. */
export async function changePassword(
  context: Context,
  caller: Caller,
  given: Body<'changePassword'>,
): Promise<SignedIn> {
  const { db, clock } = context;
  const user = (await findUser(db, caller.userId))!;
  await requirePassword(user, given.currentPassword ?? '');
  const passwordHash = await hashPassword(given.newPassword, 'newPassword');
  const now = clock.now();
  const live = await db.transaction(async (tx) => {
    await setPasswordHash(tx, user.id, passwordHash);
    await revokeLinks(tx, user.id);
    await revokeAccess(context, tx, user.id);
    await revokeUserFamilies(tx, user.id, now, caller.familyId);
    return findLiveFamily(tx, caller.familyId, now);
  });
  if (!live) throw new ProblemError(401, 'session-ended', 'Your session has expired. Log in again.');
  sendPasswordNotice(context, user);
  return describeSignedIn(context, live.user, live.family);
}

/** Throws ProblemError 403 unless the password is the account's; accounts without a password pass. */
export async function requirePassword(user: User, password: string): Promise<void> {
  if (user.passwordHash === null || (await isPasswordCorrect(user.passwordHash, password))) return;
  throw new ProblemError(403, 'wrong-password', 'Your current password is incorrect.');
}

/** Removes pending links: another address could take the account away from the new password. */
async function revokeLinks(tx: Transaction, userId: string): Promise<void> {
  for (const purpose of ['reset-password', 'first-password', 'change-email'] as const) {
    await removeTokens(tx, userId, purpose);
  }
}

const DISCONNECTED = [
  'This also confirmed your email. For your safety, we disconnected Epic and Discord accounts that were connected before,',
  'turned off two-factor login and ended shared links. Teams joined before are invitations again. Set up your own in your',
  'profile.',
  '',
];

function sendPasswordNotice(context: Context, { email, userName }: User, more: readonly string[] = []): void {
  const { mailer, config } = context;
  if (!email) return;
  mailer.enqueue(async () => ({
    to: email,
    subject: 'Your password was changed',
    text: [
      `Hi ${userName},`,
      '',
      'The password for your account was just changed. If this wasn’t you, set a new one right away:',
      '',
      `${config.publicUrl}/user-login`,
      '',
      'Your old upload tokens and calendar links no longer work. Create new tokens in your profile, and copy your',
      'calendar’s address again. If you used a Discord channel for notifications, connect it again in your profile.',
      '',
      ...more,
    ].join('\n'),
  }));
}

/**
 * Revokes all previous access except passwords when an account goes to the owner of its verified address, and what it
 * shows to others: someone else may have set it up.
 */
export async function revokeOtherSignIns(context: Pick<Context, 'modules'>, tx: Transaction, userId: string) {
  const { modules } = context;
  await unlinkAll(tx, userId);
  await removeSecondFactor(tx, userId);
  await revokeAccess({ modules }, tx, userId);
  for (const module of modules) {
    await module.revokeSharing?.(tx, userId, 'all');
    await module.onTakenOver?.(tx, userId);
  }
}

/** Lets the features react to a confirmed address. */
export async function runEmailConfirmedHooks(context: Context, tx: Transaction, user: User): Promise<void> {
  for (const module of context.modules) await module.onEmailConfirmed?.(context, tx, user);
}

/** Revokes access besides sign-ins, such as upload tokens. */
export async function revokeAccess({ modules }: Pick<Context, 'modules'>, tx: Transaction, userId: string) {
  for (const module of modules) await module.revokeAccess?.(tx, userId);
}
