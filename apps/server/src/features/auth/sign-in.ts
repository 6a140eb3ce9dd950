import type { SignedIn } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { describeSignedIn } from './describe-signed-in.ts';
import { knownDevice } from './known-device.ts';
import { type Attempt, forgiveAttempts, limitAttempts } from './limit-attempts.ts';
import { passwordFits } from './password-hash.ts';
import { insertFamily } from './refresh-family.repository.ts';
import {
  emailKey,
  findUserByEmail,
  learnTimeZone,
  markFirstSignIn,
  noteSeen,
  type User,
} from './user.repository.ts';

export const BANNED = 'banned';

/** Throws ProblemError 403 `banned` with the reason. Only for who has proved that the account is theirs. */
function refuseBanned({ bannedAt, banReason }: Pick<User, 'bannedAt' | 'banReason'>): void {
  if (!bannedAt) return;
  throw new ProblemError(403, BANNED, `This account is banned: ${banReason}`);
}

export interface Credentials {
  email: string;
  password: string;
  /** The browser's. */
  timeZone?: string | undefined;
}

/** Where an attempt comes from. */
export interface Origin {
  /** The network address. */
  network: string;
  /** Header of the request. */
  cookies: string | undefined;
}

/**
 * Counts an attempt to sign in. Throws ProblemError 429, whether or not there is such an account. Strangers' attempts
 * count for their network and for the account, so that they keep neither other networks out nor a device on which the
 * account has signed in before, which is counted for itself.
 */
export function limitSignIn(context: Context, origin: Origin, email: string): Promise<void> {
  const own = accountAttempt(context, origin, email);
  if (knownDevice(context, origin.cookies, email) !== null) return limitAttempts(context, own);
  return limitAttempts(context, ['signIn', origin.network], own, ['signInEverywhere', emailKey(email)]);
}

function accountAttempt(context: Context, { network, cookies }: Origin, email: string): Attempt {
  const from = knownDevice(context, cookies, email) ?? network;
  return ['signInAccount', `${emailKey(email)}|${from}`];
}

/** Opens a sign-in. Throws ProblemError 401, the same whether the account or the password is wrong, and 403 `banned`. */
export async function signIn(context: Context, credentials: Credentials, origin: Origin): Promise<SignedIn> {
  const user = await findUserByEmail(context.db, credentials.email);
  const fits = await passwordFits(user?.passwordHash ?? null, credentials.password);
  if (!user || !fits) {
    throw new ProblemError(401, 'wrong-credentials', 'Wrong email or password.');
  }
  await forgiveAttempts(context, accountAttempt(context, origin, credentials.email));
  if (credentials.timeZone) await learnTimeZone(context.db, user.id, credentials.timeZone);
  return openSignIn(context, user);
}

/** Signs an account in whose owner has proved who they are. Throws ProblemError 403 `banned`. */
export async function openSignIn(context: Context, user: User): Promise<SignedIn> {
  const { db, clock, config } = context;
  refuseBanned(user);
  const now = clock.now();
  const family = await db.transaction(async (tx) => {
    await markFirstSignIn(tx, user.id, now);
    await noteSeen(tx, user.id, now);
    return insertFamily(tx, {
      userId: user.id,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + config.refreshTokenMs),
    });
  });
  return describeSignedIn(context, user, family);
}
