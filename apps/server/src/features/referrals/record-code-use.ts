import { normalReferralCode, REFERRAL_REWARD } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { addNotification } from '../notifications/index.ts';
import { campaignAt } from './campaign.repository.ts';
import { type Judgement, judgeCode } from './judge-code.ts';
import { countUse, insertReferral, lockCode, type ReferralRow } from './referral.repository.ts';

export interface CodeUse {
  typed: string;
  friend: { id: string; userName: string };
  source: ReferralRow['source'];
  /** The friend's; null where the network tells nothing. */
  networkMark: string | null;
}

/**
 * Notes by whose code a friend has come, and tells its owner. Uses of one code wait for each other, so that no number of
 * them at once gets past its limit. Answers why nothing was noted, where the code is not good.
 */
export async function recordCodeUse(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { typed, friend, source, networkMark }: CodeUse,
): Promise<Judgement> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockCode(tx, normalReferralCode(typed));
    const judgement = await judgeCode(tx, typed, friend.id, now);
    if (judgement.reason !== null) return judgement;
    const { found } = judgement;
    const campaign = await campaignAt(tx, now);
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
    // Two codes at once: the account's other request was first.
    if (!isNew) return { found, reason: 'already-used' };
    await countUse(tx, found.userId);
    await addNotification(
      tx,
      {
        userId: found.userId,
        kind: 'referral',
        values: { name: friend.userName, news: 'Came with your code.' },
        path: '/dashboard',
        onceKey: `referral-used:${friend.id}`,
      },
      now,
    );
    return judgement;
  });
}
