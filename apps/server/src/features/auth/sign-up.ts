import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { hashPassword } from './password-hash.ts';
import { emailKey, insertUser, type User } from './user.repository.ts';

export interface NewAccount {
  email: string;
  password: string;
  userName: string;
  referralCode?: string | undefined;
  /** The account is a coach's (decisions.md 15.5). */
  coachesTeam?: boolean | undefined;
  timeZone?: string | undefined;
}

/** Makes an account. Throws ProblemError 409 when the address has one. */
export async function signUp(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: NewAccount,
): Promise<User> {
  const user = await insertUser(db, {
    email: account.email,
    emailKey: emailKey(account.email),
    userName: account.userName,
    passwordHash: await hashPassword(account.password),
    userType: account.coachesTeam ? 'Coach' : 'Player',
    timeZone: account.timeZone ?? null,
    referralCode: account.referralCode ?? null,
    createdAt: clock.now(),
  });
  if (!user)
    throw new ProblemError(409, 'email-taken', 'There is already an account with this e-mail address.');
  return user;
}
