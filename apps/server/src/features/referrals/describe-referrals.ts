import type { AdminReferral, AdminReferralCode, ReferralCampaign } from '@datacoach/contract';
import type { CodeStanding, ReferralStanding } from './admin-referral.repository.ts';
import type { CampaignStanding } from './campaign.repository.ts';
import type { ReferralRow } from './referral.repository.ts';
import { isHeld } from './reward-referrer.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function describeReferral(standing: ReferralStanding): AdminReferral {
  const { referral, friendName, referrerName, code, campaign } = standing;
  const { rewardedAt, rewardKind, rewardAmount } = referral;
  return {
    friend: { id: referral.friendId, userName: friendName },
    referrer: { id: referral.referrerId, userName: referrerName },
    code,
    source: referral.source,
    referredAt: referral.referredAt.toISOString(),
    state: stateOf(referral),
    qualifiedAt: iso(referral.qualifiedAt),
    qualifiedBy: referral.qualifiedBy,
    flags: referral.flags,
    isHeld: isHeld(referral),
    isOverCap: referral.overCapAt !== null,
    reward:
      rewardedAt && rewardKind && rewardAmount !== null
        ? { kind: rewardKind, amount: rewardAmount, at: rewardedAt.toISOString() }
        : null,
    campaign,
    reversedAt: iso(referral.reversedAt),
    reversedBecause: referral.reversedBecause,
  };
}

function stateOf({ reversedAt, rewardedAt, qualifiedAt }: ReferralRow): AdminReferral['state'] {
  if (reversedAt) return 'reversed';
  if (rewardedAt) return 'rewarded';
  return qualifiedAt ? 'qualified' : 'signedUp';
}

export function describeCode({ code, ownerName, rewarded, reversed }: CodeStanding): AdminReferralCode {
  return {
    code: code.code,
    owner: { id: code.userId, userName: ownerName },
    createdAt: code.createdAt.toISOString(),
    clicks: code.clicks,
    uses: code.uses,
    rewarded,
    reversed,
    expiresAt: iso(code.expiresAt),
    useLimit: code.useLimit,
  };
}

export function describeCampaign(campaign: CampaignStanding): ReferralCampaign {
  const { id, name, startsAt, endsAt, tokens, days, version, friends, rewarded } = campaign;
  return {
    id,
    name,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    tokens,
    days,
    version,
    friends,
    rewarded,
  };
}
