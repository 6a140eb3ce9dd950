import type { ReferralFlag } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  findOtherMerit,
  listQualifyingFriends,
  listRefundedFriends,
  listSuspicions,
  lockReferral,
  type Qualifying,
  saveReferral,
} from './qualifying.repository.ts';
import { grantReferrerReward, isHeld, reverseReward } from './reward-referrer.ts';

const BATCH_SIZE = 100;

/** Grants rewards for friends who qualified, except held ones; reverses refunded ones. Safe to run concurrently. */
export async function processReferrals({ db, clock, logger }: Pick<Context, 'db' | 'clock' | 'logger'>) {
  const now = clock.now();
  const runForEach = async <T>(
    read: () => Promise<readonly T[]>,
    work: (tx: Transaction, one: T) => Promise<void>,
  ) => {
    for (;;) {
      const due = await read();
      let failed = 0;
      for (const one of due) {
        await db
          .transaction((tx) => work(tx, one))
          .catch((error: unknown) => {
            failed++;
            logger.error({ err: error, referral: one }, 'could not settle a referral');
          });
      }
      if (due.length === 0 || failed > 0) return;
    }
  };
  await runForEach(
    () => listQualifyingFriends(db, now, BATCH_SIZE),
    (tx, friend) => qualifyReferral(tx, friend, now),
  );
  await runForEach(
    () => listRefundedFriends(db, BATCH_SIZE),
    (tx, friendId) => reevaluateReferral(tx, friendId, now),
  );
}

async function qualifyReferral(tx: Transaction, { friendId, invoiceId }: Qualifying, now: Date) {
  const row = await lockReferral(tx, friendId);
  if (!row || row.qualifiedAt !== null || row.reversedAt !== null) return;
  const flags: ReferralFlag[] = [...row.flags, ...(await listSuspicions(tx, friendId, row.referrerId))];
  const qualifiedBy = invoiceId === null ? 'games' : 'invoice';
  const qualified = { ...row, qualifiedAt: now, qualifiedBy, invoiceId, flags } as const;
  await saveReferral(tx, friendId, { qualifiedAt: now, qualifiedBy, invoiceId, flags });
  if (!isHeld(qualified)) await grantReferrerReward(tx, qualified, now);
}

/** A friend with a refunded payment may still qualify in another way. */
async function reevaluateReferral(tx: Transaction, friendId: string, now: Date): Promise<void> {
  const row = await lockReferral(tx, friendId);
  if (!row || row.reversedAt !== null || row.invoiceId === null) return;
  const merit = await findOtherMerit(tx, friendId);
  if (!merit) return reverseReward(tx, row, 'refund', now);
  const { invoiceId } = merit;
  await saveReferral(tx, friendId, { invoiceId, qualifiedBy: invoiceId === null ? 'games' : 'invoice' });
}
