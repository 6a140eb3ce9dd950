import {
  normalReferralCode,
  REFERRAL_REASONS,
  type ReferralReason,
  type ReferralVerdict,
} from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { findUser } from '../auth/index.ts';
import { hasPaid } from '../payments/index.ts';
import { type CodeWithOwner, findCode, findReferralOf } from './referral.repository.ts';

export type Judgement =
  | { found: CodeWithOwner; reason: null }
  | { found: CodeWithOwner | null; reason: ReferralReason };

/** Whether an account can use a code; null asks for a visitor, who has used none and is eligible. */
export async function judgeCode(
  db: Executor,
  typed: string,
  friendId: string | null,
  now: Date,
): Promise<Judgement> {
  const found = await findCode(db, normalReferralCode(typed));
  if (!found) return { found, reason: 'unknown' };
  if (found.userId === friendId) return { found, reason: 'own-code' };
  if (isOver(found, now)) return { found, reason: 'expired' };
  if (friendId === null) return { found, reason: null };
  if (await findReferralOf(db, friendId)) return { found, reason: 'already-used' };
  return (await isEligible(db, friendId, found.userId))
    ? { found, reason: null }
    : { found, reason: 'not-eligible' };
}

function isOver({ expiresAt, useLimit, uses }: CodeWithOwner, now: Date): boolean {
  return (expiresAt !== null && expiresAt <= now) || (useLimit !== null && uses >= useLimit);
}

/** A player before his first payment, who has not brought the code's owner himself. */
async function isEligible(db: Executor, friendId: string, ownerId: string): Promise<boolean> {
  if (!(await canRedeem(db, friendId))) return false;
  const own = await findReferralOf(db, ownerId);
  return own?.referrerId !== friendId;
}

/** A player before his first payment. */
export async function canRedeem(db: Executor, userId: string): Promise<boolean> {
  return (await findUser(db, userId))?.userType === 'Player' && !(await hasPaid(db, userId));
}

export function describeJudgement({ found, reason }: Judgement): ReferralVerdict {
  return {
    valid: reason === null,
    reason,
    message: reason && REFERRAL_REASONS[reason],
    referrerName: reason === null ? found.ownerName : null,
  };
}
