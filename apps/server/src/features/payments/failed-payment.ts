import { PLAN_LABELS } from '@datacoach/contract';
import { formatLongDay } from '../../platform/clock/format-day.ts';
import type { Executor } from '../../platform/database/database.ts';
import { addNotification } from '../notifications/index.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

/** Days to make up for a failed payment (decisions.md 7). */
export const GRACE_DAYS = 3;
export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60_000;

type FailedSubscription = Pick<SubscriptionRow, 'id' | 'userId' | 'planName'> & { pastDueSince: Date };

/** Notifies of a failed payment: at once (day 0), and again each day until the plan ends. Each day counts once. */
export async function notifyOfFailedPayment(
  db: Executor,
  failed: FailedSubscription,
  day: number,
  now: Date,
) {
  const { userId, planName, pastDueSince } = failed;
  const plan = PLAN_LABELS[planName];
  const left = GRACE_DAYS - day;
  const title =
    day === 0
      ? `Your payment for ${plan} failed`
      : `${plan} ends ${left === 1 ? 'tomorrow' : `in ${left} days`}: your payment failed`;
  await addNotification(db, now, {
    userId,
    kind: 'payment-failed',
    values: { plan, title, until: formatLongDay(new Date(pastDueSince.getTime() + GRACE_MS)) },
    path: planName === 'TeamPlan' ? '/admin/team-dashboard/plan?tab=new-card' : '/payment?tab=new-card',
    onceKey: getOnceKey(failed, day),
  });
}

/** Identifies a day's notification within the account. */
export const getOnceKey = ({ id, pastDueSince }: FailedSubscription, day: number) =>
  `payment-failed:${id}:${pastDueSince.toISOString()}${day === 0 ? '' : `:${day}`}`;
