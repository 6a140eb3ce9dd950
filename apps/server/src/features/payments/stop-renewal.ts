import { PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { formatLongDay } from '../../platform/clock/format-day.ts';
import type { Executor } from '../../platform/database/database.ts';
import { cancelPlan, syncUser } from './my-payments.ts';
import { findLiveSubscription, findUnfitSubscription } from './subscription.repository.ts';

/** Returns the plan that an account can't hold anymore, with what its owner should know; null if there is none. */
export async function findEndingPlan(db: Executor, userId: string) {
  const found = await findUnfitSubscription(db, userId);
  if (!found) return null;
  const { planName, status, currentEnd } = found;
  const when = status === 'past_due' ? '' : `ends on ${formatLongDay(currentEnd)} and `;
  const text = `${PLAN_LABELS[planName]} ${when}won’t renew, and your card won’t be charged again.`;
  return { planName, text };
}

/** Ends a plan that its owner can't hold anymore, with the period that is paid. */
export async function stopRenewal(context: Context, userId: string): Promise<void> {
  // It may have changed without a webhook.
  await syncUser(context, userId);
  const live = await findLiveSubscription(context.db, userId);
  if (live?.status === 'past_due') {
    await context.paymentProvider.cancelNow(live.id);
    await syncUser(context, userId);
  } else if (live) await cancelPlan(context, userId);
}
