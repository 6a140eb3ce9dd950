import { randomUUID } from 'node:crypto';
import type { Context } from '../feature-module.ts';
import { findUserByEmail, insertUser } from '../features/auth/user.repository.ts';
import { recordCodeUse } from '../features/referrals/evaluate-code.ts';
import { createCampaign } from '../features/referrals/manage-campaigns.ts';
import { reverseReferral } from '../features/referrals/manage-referrals.ts';
import { lockReferral, saveReferral } from '../features/referrals/qualifying.repository.ts';
import { countClick } from '../features/referrals/referral.repository.ts';
import { getOwnCode } from '../features/referrals/referrals.route.ts';
import { grantReferrerReward, isHeld } from '../features/referrals/reward-referrer.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { getDemoUser } from './demo-accounts.ts';

/** Friends of the demo's player, by how far they have come; recent sign-ups are still on the way. */
const FRIENDS = [
  { userName: 'Mira', daysAgo: 40, qualified: true, flag: null, isReversed: false },
  { userName: 'Tomo', daysAgo: 31, qualified: true, flag: 'same-household', isReversed: false },
  { userName: 'Juno', daysAgo: 24, qualified: false, flag: 'same-device', isReversed: true },
  { userName: 'Pelle', daysAgo: 9, qualified: true, flag: null, isReversed: false },
  { userName: 'Kiri', daysAgo: 4, qualified: false, flag: null, isReversed: false },
] as const;

/** Adds a campaign and friends who signed up with the player's code, by the product's own rules. */
export async function fillReferrals(context: Context, playerId: string, today: Date): Promise<void> {
  const { db } = context;
  let now = new Date(today.getTime() - 45 * DAY_MS);
  const clock = { now: () => now };
  const administrator = await getDemoUser(db, 'Admin');
  if (await findUserByEmail(db, getDemoEmail(FRIENDS[0].userName))) return;
  await createCampaign({ db, clock }, administrator.id, {
    name: 'Bring-a-friend season',
    startsAt: new Date(today.getTime() - 12 * DAY_MS).toISOString(),
    endsAt: new Date(today.getTime() + 18 * DAY_MS).toISOString(),
    tokens: 2,
    days: 30,
  });
  const { code } = await getOwnCode({ db, clock }, playerId);
  for (let clicks = 0; clicks < 17; clicks++) await countClick(db, code);
  for (const { userName, daysAgo, qualified, flag, isReversed } of FRIENDS) {
    now = new Date(today.getTime() - daysAgo * DAY_MS);
    const email = getDemoEmail(userName);
    const friend = await insertUser(db, {
      id: randomUUID(),
      email,
      emailKey: email,
      userName,
      referralCode: code,
      createdAt: now,
    });
    if (!friend) continue;
    const use = { typed: code, friend, source: 'sign-up', networkMark: null } as const;
    await recordCodeUse({ db, clock }, use);
    now = new Date(Math.min(today.getTime(), now.getTime() + 6 * DAY_MS));
    await db.transaction(async (tx) => {
      const row = await lockReferral(tx, friend.id);
      if (!row) return;
      const change = {
        flags: flag === null ? [] : [flag],
        ...(qualified && { qualifiedAt: now, qualifiedBy: 'games' as const }),
      };
      await saveReferral(tx, friend.id, change);
      const changed = { ...row, ...change };
      if (qualified && !isHeld(changed)) await grantReferrerReward(tx, changed, now);
    });
    if (isReversed) {
      await reverseReferral(
        { db, clock },
        {
          actorId: administrator.id,
          friendId: friend.id,
          note: 'Both accounts upload from the same computer.',
        },
      );
    }
  }
}

const getDemoEmail = (userName: string): string => `${userName.toLowerCase()}@demo.example`;
