import type { SignedIn } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { describeSignedIn } from './describe-signed-in.ts';
import { findKnownDevice } from './known-device.ts';
import { type Attempt, limitAttempts, resetAttempts } from './limit-attempts.ts';
import { isPasswordCorrect } from './password-hash.ts';
import { insertFamily } from './refresh-family.repository.ts';
import { requireSecondFactor } from './second-factor.route.ts';
import {
  findUserByEmail,
  markFirstSignIn,
  recordActivity,
  setTimeZoneIfUnknown,
  toEmailKey,
  type User,
} from './user.repository.ts';

export const BANNED = 'banned';

/** Throws ProblemError 403 `banned` with the reason. Call it only after the owner has been verified. */
function requireNotBanned({ bannedAt, banReason }: Pick<User, 'bannedAt' | 'banReason'>): void {
  if (!bannedAt) return;
  throw new ProblemError(403, BANNED, `This account is banned: ${banReason}`);
}

/** Where an attempt came from. */
export interface Origin {
  /** Network address. */
  network: string;
  /** Cookie header of the request. */
  cookies: string | undefined;
}

/**
 * Counts a sign-in attempt. Throws ProblemError 429, whether or not the account exists. Strangers' attempts are
 * counted per network and per account; other networks stay open, and known devices of the account are counted
 * separately.
 */
export function limitSignIn(context: Context, origin: Origin, email: string): Promise<void> {
  const accountLimit = createAccountAttempt(context, origin, email);
  if (findKnownDevice(context, origin.cookies, email) !== null) return limitAttempts(context, accountLimit);
  return limitAttempts(context, ['signIn', origin.network], accountLimit, [
    'signInEverywhere',
    toEmailKey(email),
  ]);
}

function createAccountAttempt(context: Context, { network, cookies }: Origin, email: string): Attempt {
  const from = findKnownDevice(context, cookies, email) ?? network;
  return ['signInAccount', `${toEmailKey(email)}|${from}`];
}

/** Throws ProblemError 401 for a wrong account or password alike, 403 `banned` and `second-factor`. */
export async function signIn(
  context: Context,
  credentials: Body<'signIn'>,
  origin: Origin,
): Promise<SignedIn> {
  const user = await findUserByEmail(context.db, credentials.email);
  const fits = await isPasswordCorrect(user?.passwordHash ?? null, credentials.password);
  if (!user || !fits) throw new ProblemError(401, 'wrong-credentials', 'Wrong email or password.');
  await requireSecondFactor(context, user, credentials.code?.trim() ?? '');
  await resetAttempts(context, createAccountAttempt(context, origin, credentials.email));
  if (credentials.timeZone) await setTimeZoneIfUnknown(context.db, user.id, credentials.timeZone);
  return openSignIn(context, user);
}

/** Signs in an account whose owner has been verified. Throws ProblemError 403 `banned`. */
export async function openSignIn(context: Context, user: User): Promise<SignedIn> {
  const { db, clock, config } = context;
  requireNotBanned(user);
  const now = clock.now();
  const family = await db.transaction(async (tx) => {
    await markFirstSignIn(tx, user.id, now);
    await recordActivity(tx, user.id, now);
    return insertFamily(tx, {
      userId: user.id,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + config.refreshTokenMs),
    });
  });
  return describeSignedIn(context, user, family);
}
