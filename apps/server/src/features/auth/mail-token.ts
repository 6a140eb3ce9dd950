import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../feature-module.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { formatMailText } from '../../platform/mailer/open-mailer.ts';
import {
  type ConsumedToken,
  consumeToken,
  insertToken,
  type TokenPurpose,
} from './account-token.repository.ts';
import type { User } from './user.repository.ts';

/** How long a mailed link is valid. */
export const MAIL_TOKEN_LIFETIME_MS: Record<TokenPurpose, number> = {
  'confirm-email': 72 * HOUR_MS,
  'reset-password': HOUR_MS,
  'first-password': 24 * HOUR_MS,
  'change-email': 24 * HOUR_MS,
};

/** Creates a token for a mail to this account, or to its new address; only the hash is stored. */
export async function issueMailToken(
  { db, clock }: Context,
  userId: string,
  purpose: TokenPurpose,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + MAIL_TOKEN_LIFETIME_MS[purpose]);
  await insertToken(db, { tokenHash: hashText(token), userId, purpose, email, expiresAt });
  return token;
}

/** Consumes a token with one of the purposes and returns its content. Throws ProblemError 410. */
export async function redeemMailToken(
  tx: Executor,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<ConsumedToken> {
  const taken = await consumeToken(tx, hashText(token), purposes, now);
  if (taken) return taken;
  throw new ProblemError(410, 'link-ended', 'This link has expired or was already used. Request a new one.');
}

function hashText(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Mails the link that confirms the account's address, unless there is no address or it is confirmed. */
export function sendConfirmation(context: Context, user: User): void {
  const { email } = user;
  if (!email || user.emailConfirmedAt) return;
  context.mailer.enqueue(async () => {
    const token = await issueMailToken(context, user.id, 'confirm-email');
    return {
      to: email,
      subject: 'Confirm your email',
      text: formatMailText(
        `Hi ${user.userName},`,
        'Please confirm that this is your email:',
        `${context.config.publicUrl}/user-login?confirm=${token}`,
        [
          'This link expires in three days. You can use DataCoach without confirming, but you need it for payments,',
          'coaching and invitations by email. If you didn’t sign up, ignore this email.',
        ],
      ),
    };
  });
}
