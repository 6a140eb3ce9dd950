import {
  normalizeReferralCode,
  REFERRAL_REASONS,
  REFERRAL_REWARD,
  type ReferralReason,
  type ReferralVerdict,
} from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { hasPaid } from '../payments/index.ts';
import {
  type CodeWithOwner,
  countUse,
  findCampaignAt,
  findCode,
  findFriendReferral,
  findUserCode,
  insertReferral,
  lockCode,
  type ReferralRow,
} from './referral.repository.ts';

export type CodeVerdict =
  | { found: CodeWithOwner; reason: null }
  | { found: CodeWithOwner | null; reason: ReferralReason };

/** Returns whether an account can use a code; null for a visitor, who has used none and is eligible. */
export async function evaluateCode(
  db: Executor,
  typed: string,
  friendId: string | null,
  now: Date,
): Promise<CodeVerdict> {
  const found = await findCode(db, normalizeReferralCode(typed));
  if (!found) return { found, reason: 'unknown' };
  if (found.userId === friendId) return { found, reason: 'own-code' };
  if (isExpired(found, now)) return { found, reason: 'expired' };
  if (friendId === null) return { found, reason: null };
  if (await findFriendReferral(db, friendId)) return { found, reason: 'already-used' };
  return (await isEligible(db, friendId, found.userId))
    ? { found, reason: null }
    : { found, reason: 'not-eligible' };
}

function isExpired({ expiresAt, useLimit, uses }: CodeWithOwner, now: Date): boolean {
  return (expiresAt !== null && expiresAt <= now) || (useLimit !== null && uses >= useLimit);
}

/** Whether it is a player before their first payment who didn't refer the code's owner. */
async function isEligible(db: Executor, friendId: string, ownerId: string): Promise<boolean> {
  if (!(await canRedeem(db, friendId))) return false;
  const referral = await findFriendReferral(db, ownerId);
  return referral?.referrerId !== friendId;
}

/** Whether it is a player before their first payment. */
export async function canRedeem(db: Executor, userId: string): Promise<boolean> {
  return (await findUser(db, userId))?.userType === 'Player' && !(await hasPaid(db, userId));
}

export function describeVerdict({ found, reason }: CodeVerdict): ReferralVerdict {
  return {
    valid: reason === null,
    reason,
    message: reason && REFERRAL_REASONS[reason],
    referrerName: reason === null ? found.ownerName : null,
  };
}

interface CodeUse {
  typed: string;
  friend: { id: string; userName: string };
  source: ReferralRow['source'];
  /** The friend's; null if the network says nothing about a household. */
  networkMark: string | null;
}

/** Records a friend's use of a code, one at a time, and notifies its owner; or returns why not. */
export async function recordCodeUse(
  { db, clock }: DbAndClock,
  { typed, friend, source, networkMark }: CodeUse,
): Promise<CodeVerdict> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // Locks the friend's own code too, always in the same order: two accounts can't refer each other at the same time.
    const own = await findUserCode(tx, friend.id);
    const codes = new Set([normalizeReferralCode(typed), ...(own ? [own.code] : [])]);
    for (const code of [...codes].toSorted()) await lockCode(tx, code);
    const judgment = await evaluateCode(tx, typed, friend.id, now);
    if (judgment.reason !== null) return judgment;
    const { found } = judgment;
    const campaign = await findCampaignAt(tx, now);
    const isNew = await insertReferral(tx, {
      friendId: friend.id,
      referrerId: found.userId,
      source,
      referredAt: now,
      tokens: campaign?.tokens ?? REFERRAL_REWARD.tokens,
      days: campaign?.days ?? REFERRAL_REWARD.days,
      campaignId: campaign?.id ?? null,
      flags: networkMark !== null && found.networkMark === networkMark ? ['same-household'] : [],
    });
    // Two concurrent codes: the account's other request was first.
    if (!isNew) return { found, reason: 'already-used' };
    await countUse(tx, found.userId);
    await addNotification(tx, now, {
      userId: found.userId,
      kind: 'referral',
      values: { name: friend.userName, news: 'Signed up with your code.' },
      path: '/dashboard',
      onceKey: `referral-used:${friend.id}`,
    });
    return judgment;
  });
}
