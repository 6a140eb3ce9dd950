import { REFERRAL_RULES, type ReferralState, type ReferralUse } from '@datacoach/contract';
import { canRedeem } from './judge-code.ts';
import {
  findCodeOf,
  findReferralOf,
  type ReferralRow,
  referralsBy,
  rewardsSince,
  uploadedGames,
} from './referral.repository.ts';
import type { ReferralsContext } from './referrals-context.ts';

const DAY_MS = 24 * 60 * 60_000;
const { games, days, withinDays, yearlyCap } = REFERRAL_RULES;

/** A friend's state and, while he is on the way, how far. */
interface Friend {
  state: Exclude<ReferralState, 'clicked'>;
  games: number;
  days: number;
  until: Date;
}

/** How a player's code has been used (product-decisions 8). */
export async function referralUse({ db, clock }: ReferralsContext, userId: string): Promise<ReferralUse> {
  const now = clock.now();
  const code = await findCodeOf(db, userId);
  const friends = await Promise.all((await referralsBy(db, userId)).map((row) => describeFriend(db, row)));
  const counts = { clicked: code?.clicks ?? 0, signedUp: 0, qualified: 0, rewarded: 0, reversed: 0 };
  for (const { state } of friends) counts[state]++;
  const nearest = friends
    .filter(({ state, until }) => state === 'signedUp' && until > now)
    .toSorted((one, other) => progress(other) - progress(one))[0];
  const yearStart = new Date(Date.UTC(now.getUTCFullYear(), 0));
  const used = await findReferralOf(db, userId);
  return {
    counts,
    rewardsLeftThisYear: Math.max(0, yearlyCap - (await rewardsSince(db, userId, yearStart))),
    nextReward: nearest
      ? {
          games: Math.min(nearest.games, games),
          gamesNeeded: games,
          days: Math.min(nearest.days, days),
          daysNeeded: days,
          until: nearest.until.toISOString(),
        }
      : null,
    rewardsAreGranted: false,
    usedCodeOf: used?.referrerName ?? null,
    canRedeem: used === null && (await canRedeem(db, userId)),
  };
}

async function describeFriend(db: ReferralsContext['db'], row: ReferralRow): Promise<Friend> {
  const until = new Date(row.referredAt.getTime() + withinDays * DAY_MS);
  const uploaded = await uploadedGames(db, row.friendId, row.referredAt, until);
  const qualifies = uploaded.games >= games && uploaded.days >= days;
  const state = row.reversedAt
    ? 'reversed'
    : row.rewardedAt
      ? 'rewarded'
      : qualifies
        ? 'qualified'
        : 'signedUp';
  return { state, ...uploaded, until };
}

/** 0 for a friend who has uploaded nothing, 2 for one who qualifies. */
function progress(friend: Friend): number {
  return Math.min(friend.games / games, 1) + Math.min(friend.days / days, 1);
}
