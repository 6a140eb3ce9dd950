import { judgeCode } from './judge-code.ts';
import { insertReferral } from './referral.repository.ts';
import type { ReferralsContext } from './referrals-context.ts';

/** Notes by whose code a new account has come. A code that is not good keeps nobody from signing up. */
export async function recordSignUp(
  { db, clock }: Pick<ReferralsContext, 'db' | 'clock'>,
  friend: { id: string; referralCode: string | null },
): Promise<void> {
  if (!friend.referralCode) return;
  const now = clock.now();
  const { found, reason } = await judgeCode(db, friend.referralCode, friend.id, now);
  if (reason !== null) return;
  await insertReferral(db, {
    friendId: friend.id,
    referrerId: found.userId,
    source: 'sign-up',
    referredAt: now,
  });
}
