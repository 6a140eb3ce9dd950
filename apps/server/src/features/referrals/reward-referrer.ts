import {
  describeReward,
  REFERRAL_REWARD,
  REFERRAL_RULES,
  type ReferralRewardKind,
} from '@datacoach/contract';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findUser } from '../auth/index.ts';
import { addPlanDays, addTokens, removePlanDays, removeTokens } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import { saveReferral } from './qualifying.repository.ts';
import { countRewardsSince, lockUserCode, REWARD_NOTE, type ReferralRow } from './referral.repository.ts';

const PLAN = 'Diamond';

/** Whether the reward waits for review. */
export function isHeld({ qualifiedAt, rewardedAt, reversedAt, overCapAt, clearedAt, flags }: ReferralRow) {
  const isOpen = qualifiedAt !== null && rewardedAt === null && reversedAt === null && overCapAt === null;
  return isOpen && clearedAt === null && flags.length > 0;
}

/**
 * Grants the referrer the reward for a friend who qualified, and notifies them: as chosen, tokens if days would be
 * lost, nothing beyond the yearly limit. The referral must be locked and not rewarded yet.
 */
export async function grantReferrerReward(tx: Transaction, row: ReferralRow, now: Date): Promise<void> {
  const { friendId, referrerId } = row;
  const code = await lockUserCode(tx, referrerId);
  if (!code) return;
  const yearStart = new Date(Date.UTC(now.getUTCFullYear(), 0));
  if ((await countRewardsSince(tx, referrerId, yearStart)) >= REFERRAL_RULES.yearlyCap) {
    await saveReferral(tx, friendId, { overCapAt: now });
    await notifyReferrer(
      tx,
      row,
      `Qualified. You’ve already earned all ${REFERRAL_RULES.yearlyCap} rewards this year.`,
      now,
    );
    return;
  }
  const { tokens, days } = row;
  const requested = { userId: referrerId, kind: code.rewardKind, tokens, days };
  const { kind, amount } = await grantReward(
    tx,
    { ...requested, subjectId: friendId, note: REWARD_NOTE },
    now,
  );
  await saveReferral(tx, friendId, { rewardedAt: now, rewardKind: kind, rewardAmount: amount });
  await publishChange(tx, { topic: 'plan', userId: referrerId });
  await notifyReferrer(tx, row, `Qualified: you get ${describeReward(kind, amount)}.`, now);
}

/** Grants the reward for a qualified friend without a campaign, but for something else. Returns what it was. */
export async function grantReferralCredit(
  tx: Transaction,
  given: { userId: string; subjectId: string; note: string },
  now: Date,
): Promise<Reward> {
  const code = await lockUserCode(tx, given.userId);
  return grantReward(tx, { ...given, ...REFERRAL_REWARD, kind: code?.rewardKind ?? 'tokens' }, now);
}

interface Reward {
  kind: ReferralRewardKind;
  amount: number;
}

interface RewardRequest {
  userId: string;
  /** The player's choice. */
  kind: ReferralRewardKind;
  tokens: number;
  days: number;
  /** Id of the friend or goal. */
  subjectId: string;
  note: string;
}

async function grantReward(
  tx: Transaction,
  { userId, kind, tokens, days, subjectId, note }: RewardRequest,
  now: Date,
): Promise<Reward> {
  if (kind === 'days' && (await addPlanDays(tx, { userId, planName: PLAN, days, subjectId, note }, now))) {
    return { kind: 'days', amount: days };
  }
  await addTokens(tx, { userId, tokens, kind: 'token-granted', subjectId, note }, now);
  return { kind: 'tokens', amount: tokens };
}

/** Reverses a locked referral: withdraws the reward's rest, ends the offers, notifies the referrer. */
export async function reverseReward(
  tx: Transaction,
  row: ReferralRow,
  because: NonNullable<ReferralRow['reversedBecause']>,
  now: Date,
): Promise<void> {
  const { friendId, referrerId: userId, rewardKind, rewardAmount } = row;
  if (rewardKind === 'tokens' && rewardAmount !== null) {
    const note = 'referral reversed';
    await removeTokens(tx, { userId, tokens: rewardAmount, subjectId: friendId, note }, now);
  }
  if (rewardKind === 'days' && rewardAmount !== null) {
    const note = 'referral reversed';
    const days = rewardAmount;
    await removePlanDays(tx, { userId, planName: PLAN, days, subjectId: friendId, note }, now);
  }
  await saveReferral(tx, friendId, { reversedAt: now, reversedBecause: because });
  await publishChange(tx, { topic: 'plan', userId });
  const reason = because === 'refund' ? 'the payment was refunded' : 'it broke the referral rules';
  const lost =
    rewardKind === null ? 'You don’t earn a reward for it.' : 'The rest of its reward was revoked.';
  await notifyReferrer(tx, row, `Reversed because ${reason}. ${lost}`, now);
}

async function notifyReferrer(
  tx: Transaction,
  { friendId, referrerId }: ReferralRow,
  news: string,
  now: Date,
) {
  const friend = await findUser(tx, friendId);
  await addNotification(tx, now, {
    userId: referrerId,
    kind: 'referral',
    values: { name: friend?.userName ?? 'a friend', news },
    path: '/dashboard',
    onceKey: `referral:${friendId}:${now.toISOString()}`,
  });
}
