import type { UserType } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { hashPassword } from './password-hash.ts';
import { emailKey, insertUser, type User } from './user.repository.ts';

/**
 * Makes an account of any role, its address confirmed and its first steps behind it, coaches with the team's plan; null
 * when the address has one. For programs that set an installation up (first administrator, demo): people sign up.
 */
export async function makeAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: { email: string; password: string; userName: string; userType: UserType },
): Promise<User | null> {
  const now = clock.now();
  return insertUser(db, {
    email: account.email,
    emailKey: emailKey(account.email),
    emailConfirmedAt: now,
    userName: account.userName,
    passwordHash: await hashPassword(account.password),
    userType: account.userType,
    // Else he would have nothing to coach with.
    ...(account.userType === 'Coach' && { planName: 'TeamPlan' }),
    createdAt: now,
    gotStartedAt: now,
  });
}
