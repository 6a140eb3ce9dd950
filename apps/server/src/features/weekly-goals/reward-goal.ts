import { GOAL_DISCOUNT, rewardWords } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { giveDiscountCode } from '../payments/index.ts';
import { giveReferralCredit } from '../referrals/index.ts';
import { findCommunityGoal } from './community-goal.repository.ts';
import { insertGoalReward } from './goal-reward.repository.ts';
import type { GoalRow } from './weekly-goal.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Gives what a community goal rewards, once to each player. Answers it in a sentence; null for nothing new. */
export async function rewardGoal(
  tx: Transaction,
  { userId, communityGoalId }: GoalRow,
  now: Date,
): Promise<string | null> {
  const goal = communityGoalId === null ? null : await findCommunityGoal(tx, communityGoalId);
  if (!goal?.reward) return null;
  const { id, reward: kind, title } = goal;
  const isNew = await insertGoalReward(tx, { userId, communityGoalId: id, kind, givenAt: now });
  if (!isNew) return null;
  if (kind === 'referralCredit') {
    const credit = await giveReferralCredit(tx, { userId, subjectId: id, note: 'weekly goal' }, now);
    return `You get ${rewardWords(credit.kind, credit.amount)}.`;
  }
  const { percent, days } = GOAL_DISCOUNT;
  const endsAt = new Date(now.getTime() + days * DAY_MS);
  const code = await giveDiscountCode(tx, { percent, endsAt, note: `Weekly goal: ${title}` });
  return `${percent} % off the first payment of a plan with the code ${code}, once within ${days} days.`;
}
