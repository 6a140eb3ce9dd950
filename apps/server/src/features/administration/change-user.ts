import { randomUUID } from 'node:crypto';
import { counted } from '@datacoach/analysis/format-number';
import { PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, invalidField, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { mergeAccounts } from '../account/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  insertUser,
  issueMailToken,
  lockUser,
  removeSecondFactor,
  revokeAccess,
  revokeSignIns,
  setBan,
  toEmailKey,
  type User,
} from '../auth/index.ts';
import { endUserSessions } from '../coaching/index.ts';
import { addTokens, getMembership, grantPlan, grantReplays, removeTokens } from '../membership/index.ts';
import { findEndingPlan } from '../payments/index.ts';
import { hasEveryModule, startAsAdministrator } from '../permissions/index.ts';
import { getSupportMail } from '../system/index.ts';
import { accountNotFound } from './describe-user.ts';
import { clearEpicName } from './user-facts.repository.ts';

/** Text of the account's own ledger if the administrator wrote nothing. */
const UNWRITTEN = 'Granted by an admin';

/** Grants a higher plan for a limited time. Throws ProblemError 403 for administrators, 404, 409 `plan-not-larger`. */
export async function grantPlanToUser(
  context: Context,
  callerId: string,
  userId: string,
  { planName, days, note }: Body<'grantPlan'>,
): Promise<void> {
  await updateUser(context, callerId, userId, async (tx, { userType }, now) => {
    if (userType === 'Admin') throw new ProblemError(403, 'is-administrator', 'Admins don’t have a plan.');
    const endsAt = new Date(now.getTime() + days * DAY_MS);
    const before = await getMembership(tx, userId, now);
    const isSmaller = PLAN_NAMES.indexOf(planName) < PLAN_NAMES.indexOf(before.planName);
    if (!isSmaller) await grantPlan(tx, userId, { planName, endsAt, note: note || UNWRITTEN }, now);
    const membership = await getMembership(tx, userId, now);
    // A plan that is already paid for can't be granted as a trial.
    if (isSmaller || membership.trialEndsAt?.getTime() !== endsAt.getTime()) {
      const label = PLAN_LABELS[planName];
      throw conflict('plan-not-larger', `This account’s plan already includes everything in ${label}.`);
    }
    const after = { planName, endsAt: endsAt.toISOString() };
    return { action: 'grant-plan', before: { planName: before.planName }, after, note };
  });
}

export async function grantReplaysToUser(
  context: Context,
  callerId: string,
  userId: string,
  { replays, note }: Body<'grantReplays'>,
): Promise<void> {
  await updateUser(context, callerId, userId, async (tx, _user, now) => {
    await grantReplays(tx, userId, { replays, note: note || UNWRITTEN }, now);
    return { action: 'grant-replays', after: { replays }, note };
  });
}

export async function grantTokens(
  context: DbAndClock,
  callerId: string,
  userId: string,
  { tokens, note }: Body<'grantTokens'>,
): Promise<void> {
  await updateUser(context, callerId, userId, async (tx, _user, now) => {
    const grant = {
      userId,
      tokens,
      kind: 'token-granted',
      subjectId: null,
      note: note || UNWRITTEN,
    } as const;
    await addTokens(tx, grant, now);
    return { action: 'grant-tokens', after: { tokens }, note };
  });
}

/** Takes tokens back. Throws ProblemError 404, 409 `too-few-tokens`. */
export async function takeTokens(
  context: DbAndClock,
  callerId: string,
  userId: string,
  { tokens, note }: Body<'takeTokens'>,
): Promise<void> {
  await updateUser(context, callerId, userId, async (tx, _user, now) => {
    const taken = await removeTokens(tx, { userId, tokens, subjectId: randomUUID(), note }, now);
    if (taken < tokens) {
      throw conflict('too-few-tokens', `This account has only ${counted(taken, 'token')} left.`);
    }
    return { action: 'take-tokens', after: { tokens }, note };
  });
}

/** What the audit records of a change besides who, when and whom. */
interface UserChange {
  action: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  note?: string;
}

/** Changes an account and audits it; `change` returns null if there is nothing to change. */
export async function updateUser(
  { db, clock }: DbAndClock,
  callerId: string,
  userId: string,
  change: (tx: Transaction, user: User, now: Date) => Promise<UserChange | null>,
): Promise<User> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw accountNotFound();
    const now = clock.now();
    const made = await change(tx, user, now);
    const target = { targetKind: 'user', targetId: userId };
    if (made) {
      await recordAudit(tx, { actorId: callerId, at: now, ...target, ...made, note: made.note || null });
    }
    return user;
  });
}

/**
 * Bans an account: every sign-in ends at once, its plan with the paid period, and the owner is mailed the reason. Throws
 * ProblemError 403, 404, 409.
 */
export async function banUser(context: Context, callerId: string, userId: string, reason: string) {
  let ending = null as Awaited<ReturnType<typeof findEndingPlan>>;
  const user = await updateUser(context, callerId, userId, async (tx, { userType, bannedAt }, now) => {
    if (userType === 'Admin') {
      throw new ProblemError(403, 'is-administrator', 'Change this admin’s role to Player first.');
    }
    if (bannedAt) throw conflict('banned-already', 'This account is already banned.');
    await setBan(tx, userId, { bannedAt: now, banReason: reason });
    await revokeSignIns(tx, userId, now);
    await revokeAccess(context, tx, userId);
    await endUserSessions(tx, userId, 'banned', now);
    ending = await findEndingPlan(tx, userId);
    return { action: 'ban', ...(ending && { after: { endingPlan: ending.planName } }), note: reason };
  });
  const help = await getSupportMail(context);
  sendMailTo(context, user, 'Your account has been banned', [
    'Your DataCoach account has been banned for this reason:',
    '',
    reason,
    ...(ending ? ['', ending.text] : []),
    ...(help ? ['', `If you think this is a mistake, email ${help}.`] : []),
  ]);
}

export async function unbanUser(context: Context, callerId: string, userId: string): Promise<void> {
  await updateUser(context, callerId, userId, async (tx, { bannedAt, banReason }) => {
    if (!bannedAt) return null;
    await setBan(tx, userId, { bannedAt: null, banReason: null });
    return { action: 'lift-ban', before: { bannedAt: bannedAt.toISOString(), banReason } };
  });
}

export async function signUserOut(context: Context, callerId: string, userId: string): Promise<void> {
  await updateUser(context, callerId, userId, async (tx, user, now) => {
    await requireEveryModuleFor(tx, callerId, user);
    await revokeSignIns(tx, userId, now);
    return { action: 'sign-out-everywhere' };
  });
}

/** Mails the link to set a new password. Throws ProblemError 404, 409 `no-email`. */
export async function resetUserPassword(context: Context, callerId: string, userId: string): Promise<void> {
  const user = await updateUser(context, callerId, userId, async (_tx, { email }) => {
    if (email === null) {
      throw conflict('no-email', 'This account has no email. Its owner logs in with Epic or Discord.');
    }
    return { action: 'reset-password' };
  });
  sendPasswordLink(context, user, 'Set a new password', 'An admin sent you a link to set a new password:');
}

export async function resetEpicName(context: Context, callerId: string, userId: string): Promise<void> {
  await updateUser(context, callerId, userId, async (tx, { epicUserName }) => {
    if (epicUserName === null) return null;
    await clearEpicName(tx, userId);
    return { action: 'reset-epic-name' };
  });
}

export async function addUserNote(context: Context, callerId: string, userId: string, note: string) {
  await updateUser(context, callerId, userId, async () => ({ action: 'add-note', note }));
}

/** Creates an account; its owner sets the password through a mailed link. Throws ProblemError 403, 409 `email-taken`. */
export async function addUser(context: Context, callerId: string, given: Body<'addUser'>): Promise<string> {
  const { email, userName, userType, modules } = given;
  const { db, clock } = context;
  const user = await db.transaction(async (tx) => {
    await requireEveryModuleFor(tx, callerId, { id: '', userType });
    const createdAt = clock.now();
    const added = await insertUser(tx, { email, emailKey: toEmailKey(email), userName, userType, createdAt });
    if (!added)
      throw invalidField('email', 'There’s already an account with this email.', 'email-taken', 409);
    if (userType === 'Admin') await startAsAdministrator(tx, added.id, modules);
    const target = { targetKind: 'user', targetId: added.id };
    await recordAudit(tx, {
      actorId: callerId,
      at: createdAt,
      action: 'add-user',
      ...target,
      after: { userType, ...(userType === 'Admin' && { modules }) },
    });
    return added;
  });
  sendPasswordLink(
    context,
    user,
    'Your DataCoach account',
    'An admin created an account for you. Set your password here:',
    true,
  );
  return user.id;
}

/** Resets a lost second factor. Throws ProblemError 403, 404, 409 `no-second-factor`. */
export async function resetSecondFactor(context: Context, callerId: string, userId: string): Promise<void> {
  const user = await updateUser(context, callerId, userId, async (tx, one, now) => {
    await requireEveryModuleFor(tx, callerId, one);
    if (!(await removeSecondFactor(tx, userId))) {
      throw conflict('no-second-factor', 'This account doesn’t use two-factor login.');
    }
    await revokeSignIns(tx, userId, now);
    return { action: 'reset-second-factor' };
  });
  sendMailTo(context, user, 'Two-factor login was reset', [
    'An admin turned off two-factor login for your account. Your password works as before.',
    'If you didn’t ask for this, set a new password right away:',
    '',
    `${context.config.publicUrl}/user-login`,
  ]);
}

/** Throws ProblemError 403: only administrators with every module can change other administrators. */
async function requireEveryModuleFor(
  tx: Transaction,
  callerId: string,
  { id, userType }: Pick<User, 'id' | 'userType'>,
): Promise<void> {
  if (userType !== 'Admin' || id === callerId || (await hasEveryModule(tx, callerId))) return;
  throw new ProblemError(403, 'not-permitted', 'Only admins with every permission can do this.');
}

function sendPasswordLink(context: Context, user: User, subject: string, message: string, isNew = false) {
  const purpose = isNew ? 'first-password' : 'reset-password';
  sendMailTo(context, user, subject, async () => [
    message,
    '',
    `${context.config.publicUrl}/user-login?reset=${await issueMailToken(context, user.id, purpose)}`,
    '',
    `This link expires in one ${isNew ? 'day' : 'hour'}. After that, request a new one on the login page.`,
  ]);
}

/** Mails an account's owner, if there is an address. */
export function sendMailTo(
  { mailer }: Context,
  { email, userName }: User,
  subject: string,
  lines: readonly string[] | (() => Promise<readonly string[]>),
): void {
  if (email === null) return;
  mailer.enqueue(async () => {
    const body = typeof lines === 'function' ? await lines() : lines;
    return { to: email, subject, text: [`Hi ${userName},`, '', ...body, ''].join('\n') };
  });
}

/** Merges an account into another and mails both owners. Throws ProblemError 403, 404, 409. */
export async function mergeUsers(
  context: Context,
  callerId: string,
  intoId: string,
  { mergedId, ...proof }: Body<'mergeUsers'>,
): Promise<void> {
  const { into, from } = await mergeAccounts(context, callerId, { intoId, fromId: mergedId }, proof);
  const help = await getSupportMail(context);
  const mistake = help ? ['', `If you didn’t ask for this, email ${help}.`] : [];
  sendMailTo(context, into, 'We merged your accounts', [
    `Your account ${from.userName} is now part of this one, with its replays, tokens and teams.`,
    'Log in the way you always do. Epic and Discord logins of the other account open this one now.',
    ...mistake,
  ]);
  sendMailTo(context, from, 'We merged your accounts', [
    `This account is now part of your account ${into.userName}, with its replays, tokens and teams.`,
    'Its email and password don’t work anymore, and its upload tokens are revoked.',
    `Log in to ${into.userName} instead:`,
    '',
    `${context.config.publicUrl}/user-login`,
    ...mistake,
  ]);
}
