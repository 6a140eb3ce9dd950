import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { isNotified } from '../notifications/index.ts';
import { GRACE_DAYS, getOnceKey, notifyOfFailedPayment } from './failed-payment.ts';
import {
  findCustomer,
  findLiveSubscription,
  listOverdueSubscriptions,
  type SubscriptionRow,
} from './subscription.repository.ts';
import { syncCustomer } from './sync-customer.ts';

const AT_ONCE = 1000;

/** Reminds of payments that are still open. A day that no process was running is skipped, not made up for. */
export async function remindOfFailedPayments(context: Context): Promise<void> {
  const { db, clock, logger } = context;
  const now = clock.now();
  for (const row of await listOverdueSubscriptions(db, new Date(now.getTime() - DAY_MS), AT_ONCE)) {
    await remind(context, row, now).catch((error: unknown) =>
      logger.error({ err: error, subscription: row.id }, 'could not remind of a failed payment'),
    );
  }
}

async function remind(context: Context, row: SubscriptionRow, now: Date): Promise<void> {
  const { db } = context;
  const { id, userId, pastDueSince } = row;
  if (!pastDueSince) return;
  const day = Math.floor((now.getTime() - pastDueSince.getTime()) / DAY_MS);
  const failed = { ...row, pastDueSince };
  if (day >= GRACE_DAYS || (await isNotified(db, userId, getOnceKey(failed, day)))) return;
  // It may have been paid without a webhook.
  const customer = await findCustomer(db, userId);
  if (customer) await syncCustomer(context, customer.customerId);
  const live = await findLiveSubscription(db, userId);
  if (live?.id !== id || live.status !== 'past_due') return;
  await db.transaction((tx) => notifyOfFailedPayment(tx, failed, day, now));
}
