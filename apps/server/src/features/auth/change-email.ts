import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { supportMail } from '../system/index.ts';
import { removeTokens } from './account-token.repository.ts';
import { issueMailToken, redeemMailToken } from './mail-token.ts';
import { requirePassword } from './set-password.ts';
import { confirmEmailOf, findUser, findUserByEmail, setEmail, type User } from './user.repository.ts';

/**
 * Mails a link to the new address, which holds once the link has been followed; a later request takes the place of an
 * earlier one. An address that has an account gets a mail that says so. Throws ProblemError 403.
 */
export async function requestEmailChange(
  context: Context,
  { userId }: Caller,
  given: { email: string; password?: string | undefined },
): Promise<void> {
  const { db, mailer, config } = context;
  const { publicUrl } = config;
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  await requirePassword(user, given.password ?? '');
  const to = given.email.trim();
  await removeTokens(db, userId, 'change-email');
  const token = await issueMailToken(context, userId, 'change-email', to);
  const holder = await findUserByEmail(db, to);
  const isTaken = holder !== null && holder.id !== userId;
  mailer.post(async () => ({
    to,
    subject: isTaken ? 'This address has an account already' : 'Confirm your new e-mail address',
    text: (isTaken ? takenText(publicUrl) : changeText(user, publicUrl, token)).join('\n'),
  }));
}

function changeText({ userName }: User, publicUrl: string, token: string): string[] {
  return [
    `Hello ${userName},`,
    '',
    'this address has been entered as the new e-mail address of your account. Please confirm it:',
    '',
    `${publicUrl}/user-login?confirm=${token}`,
    '',
    'The link is good for one day; until then nothing changes. If it was not you, ignore this mail.',
    '',
  ];
}

function takenText(publicUrl: string): string[] {
  return [
    'Hello,',
    '',
    'somebody, probably you, has entered this address as the new one of another account. It cannot be used twice, and',
    'nothing has changed. If it was you, sign in with it, or delete the account that has it:',
    '',
    `${publicUrl}/user-login`,
    '',
  ];
}

/**
 * Takes the token of a mail that proves an address: the one that the account has, or its new one. Answers the account
 * as it then is. Throws ProblemError 410, and 409 when the new address has got an account meanwhile.
 */
export async function confirmAddress(context: Context, token: string): Promise<User> {
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
    if (purpose === 'confirm-email') return { before: owner, after: await confirmEmailOf(tx, userId, now) };
    const holder = await findUserByEmail(tx, email!);
    if (holder && holder.id !== userId) {
      throw new ProblemError(409, 'email-taken', 'There is already an account with this e-mail address.');
    }
    // Links that went to the old address end with it.
    await removeTokens(tx, userId, 'reset-password');
    await removeTokens(tx, userId, 'confirm-email');
    return { before: owner, after: await setEmail(tx, userId, email!, now) };
  });
  const old = before.email;
  if (old !== null && old !== after.email) {
    mailer.post(async () => ({
      to: old,
      subject: 'Your e-mail address has been changed',
      text: [
        `Hello ${after.userName},`,
        '',
        `the e-mail address of your account is now ${after.email}.`,
        `If it was not you, ${await whomToTell(context)} at once.`,
        '',
      ].join('\n'),
    }));
  }
  return after;
}

async function whomToTell(context: Context): Promise<string> {
  const address = await supportMail(context);
  return address === null ? 'tell whoever runs this server' : `write to ${address}`;
}
