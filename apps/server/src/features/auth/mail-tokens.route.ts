import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Caller } from '../../platform/http/access.ts';
import { getNetwork } from '../../platform/http/get-network.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { type Body, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { formatMailText } from '../../platform/mailer/open-mailer.ts';
import { getSupportMail } from '../system/index.ts';
import { removeTokens } from './account-token.repository.ts';
import { findKnownDevice } from './known-device.ts';
import { type Attempt, isWithinLimit, limitAttempts } from './limit-attempts.ts';
import { issueMailToken, redeemMailToken, sendConfirmation } from './mail-token.ts';
import { changePassword, requirePassword, resetPassword, runEmailConfirmedHooks } from './set-password.ts';
import {
  confirmUserEmail,
  findUser,
  findUserByEmail,
  requireUser,
  setEmail,
  toEmailKey,
  type User,
} from './user.repository.ts';

const SENT_MESSAGE = 'If there’s an account with this email, we’ve sent it a link.';

/** Registers the routes for confirming addresses and for forgotten and changed passwords. */
export function mailTokenRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    confirmEmail: async ({ body, request }) => {
      await limitAttempts(context, ['proof', getNetwork(request.ip)]);
      const user = await confirmAddress(context, body.token);
      return { email: user.email ?? '' };
    },
    changeEmail: async ({ body, caller }) => {
      await limitAttempts(context, ['proof', caller.userId], ['mailAccount', caller.userId]);
      await requestEmailChange(context, caller, body);
      return { pendingEmail: body.email.trim() };
    },
    sendConfirmation: async ({ caller }) => {
      await limitAttempts(context, ['mailAccount', caller.userId]);
      const user = await findUser(context.db, caller.userId);
      if (user) sendConfirmation(context, user);
    },
    forgotPassword: async ({ body, request }) => {
      const key = toEmailKey(body.email);
      const device = findKnownDevice(context, request.headers.cookie, body.email);
      const network = getNetwork(request.ip);
      const limits: Attempt[] = device === null ? [['reset', network]] : [];
      await limitAttempts(context, ...limits, ['mailAccount', `${key}|${device ?? network}`]);
      // If strangers flood a mailbox, it has enough links, each valid for an hour, so no one is locked out.
      const isFull = device === null && !(await isWithinLimit(context, ['mailEverywhere', key]));
      if (!isFull) await forgotPassword(context, body.email);
      return { message: SENT_MESSAGE };
    },
    resetPassword: async ({ body, request }) => {
      await limitAttempts(context, ['proof', getNetwork(request.ip)]);
      const user = await resetPassword(context, body.token, body.password);
      return { email: user.email ?? '' };
    },
    changePassword: async ({ body, caller }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      return await changePassword(context, caller, body);
    },
  });
}

/** Mails a password link if the account exists. Everything that depends on the account runs in the background. */
async function forgotPassword(context: Context, email: string): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  const to = user?.email;
  if (!user || !to) return;
  context.mailer.enqueue(async () => {
    const token = await issueMailToken(context, user.id, 'reset-password');
    return {
      to,
      subject: 'Set a new password',
      text: formatMailText(
        `Hi ${user.userName},`,
        'Someone, probably you, asked for a new password. Set it here:',
        `${context.config.publicUrl}/user-login?reset=${token}`,
        'This link expires in one hour. If you didn’t request this, ignore this email; nothing has changed.',
      ),
    };
  });
}

/**
 * Mails a link to the new address, which takes effect once the link is opened; a later request replaces an earlier
 * one. If the address has an account, the mail says so. Throws ProblemError 403.
 */
async function requestEmailChange(context: Context, { userId }: Caller, given: Body<'changeEmail'>) {
  const { db, mailer, config } = context;
  const { publicUrl } = config;
  const user = await requireUser(db, userId);
  await requirePassword(user, given.password ?? '');
  const to = given.email.trim();
  await removeTokens(db, userId, 'change-email');
  const token = await issueMailToken(context, userId, 'change-email', to);
  const holder = await findUserByEmail(db, to);
  const isTaken = holder !== null && holder.id !== userId;
  mailer.enqueue(async () => ({
    to,
    subject: isTaken ? 'This email already has an account' : 'Confirm your new email',
    text: isTaken ? formatTakenMail(publicUrl) : formatUpdateMail(user, publicUrl, token),
  }));
}

function formatUpdateMail({ userName }: User, publicUrl: string, token: string): string {
  return formatMailText(
    `Hi ${userName},`,
    'You entered this as the new email for your account. Please confirm it:',
    `${publicUrl}/user-login?confirm=${token}`,
    'This link expires in one day. Nothing changes until you confirm. If this wasn’t you, ignore this email.',
  );
}

function formatTakenMail(publicUrl: string): string {
  return formatMailText(
    'Hi,',
    [
      'Someone, probably you, entered this as the new email for another account. This email already has an account,',
      'so nothing has changed. If this was you, log in to that account, or delete it to free up the email:',
    ],
    `${publicUrl}/user-login`,
  );
}

/**
 * Uses a mailed token that verifies an address: the account's current address or its new one. Returns the updated
 * account. Throws ProblemError 410, and 409 if the new address belongs to an account by now.
 */
async function confirmAddress(context: Context, token: string): Promise<User> {
  const { db, clock, mailer } = context;
  const now = clock.now();
  const { before, after } = await db.transaction(async (tx) => {
    const { userId, purpose, email } = await redeemMailToken(
      tx,
      token,
      ['confirm-email', 'change-email'],
      now,
    );
    const owner = (await findUser(tx, userId))!;
    const completeConfirmation = async (after: User) => {
      await runEmailConfirmedHooks(context, tx, after);
      return { before: owner, after };
    };
    if (purpose === 'confirm-email') return completeConfirmation(await confirmUserEmail(tx, userId, now));
    // Links mailed to the old address expire with it.
    await removeTokens(tx, userId, 'reset-password');
    await removeTokens(tx, userId, 'first-password');
    await removeTokens(tx, userId, 'confirm-email');
    const updated = await setEmail(tx, userId, email!, now).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw conflict('email-taken', 'There’s already an account with this email.');
    });
    return completeConfirmation(updated);
  });
  const old = before.email;
  if (old !== null && old !== after.email) {
    mailer.enqueue(async () => ({
      to: old,
      subject: 'Your email has been changed',
      text: formatMailText(`Hi ${after.userName},`, [
        `The email for your account is now ${after.email}.`,
        `If this wasn’t you, ${await listRecipients(context)} right away.`,
      ]),
    }));
  }
  return after;
}

async function listRecipients(context: Context): Promise<string> {
  const address = await getSupportMail(context);
  return address === null ? 'contact whoever runs this server' : `email ${address}`;
}
