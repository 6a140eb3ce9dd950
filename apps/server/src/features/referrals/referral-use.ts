import { REFERRAL_REWARD, REFERRAL_RULES, type ReferralUse } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { canRedeem } from './judge-code.ts';
import { nearestFriend } from './qualifying.repository.ts';
import { campaignAt, countStates, findCodeOf, findReferralOf, rewardsSince } from './referral.repository.ts';

const { games, days, yearlyCap } = REFERRAL_RULES;

/** Returns how a player's code has been used (decisions.md 8). */
export async function referralUse(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<ReferralUse> {
  const now = clock.now();
  const code = await findCodeOf(db, userId);
  const { held, ...states } = await countStates(db, userId);
  const nearest = await nearestFriend(db, userId, now);
  const yearStart = new Date(Date.UTC(now.getUTCFullYear(), 0));
  const used = await findReferralOf(db, userId);
  const campaign = await campaignAt(db, now);
  const isNew = await canRedeem(db, userId);
  return {
    counts: { clicked: code?.clicks ?? 0, ...states },
    heldBack: held,
    rewardsLeftThisYear: Math.max(0, yearlyCap - (await rewardsSince(db, userId, yearStart))),
    nextReward: nearest && {
      games: Math.min(nearest.games, games),
      gamesNeeded: games,
      days: Math.min(nearest.days, days),
      daysNeeded: days,
      until: nearest.until.toISOString(),
    },
    reward: {
      kind: code?.rewardKind ?? 'tokens',
      tokens: campaign?.tokens ?? REFERRAL_REWARD.tokens,
      days: campaign?.days ?? REFERRAL_REWARD.days,
      campaign: campaign && { name: campaign.name, endsAt: campaign.endsAt.toISOString() },
    },
    usedCodeOf: used?.referrerName ?? null,
    hasFriendOffers: used !== null && used.reversedAt === null && isNew,
    canRedeem: used === null && isNew,
  };
}
