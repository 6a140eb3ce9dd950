import { PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { formatLongDay } from '../../platform/clock/format-day.ts';
import { findUser } from '../auth/index.ts';
import { listEndingTrials, listExpiringTokens } from '../membership/index.ts';
import { addNotification, isNotified } from '../notifications/index.ts';
import { GRACE_DAYS, GRACE_MS, getOnceKey, notifyOfFailedPayment } from './failed-payment.ts';
import { formatDollars } from './money.ts';
import { syncUser } from './my-payments.ts';
import { listStaleOrders } from './order.repository.ts';
import { closeOrder } from './order-lifecycle.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { removeObjects } from './sandbox/sandbox-object.repository.ts';
import type { Sandbox } from './sandbox/sandbox-provider.ts';
import { stopRenewal } from './stop-renewal.ts';
import {
  deleteEvents,
  findLiveSubscription,
  listEndingCardTrials,
  listOverdueSubscriptions,
  listSandboxCustomers,
  listSubscriptionsWithoutEvents,
  listUnfitSubscriptions,
  type SubscriptionRow,
} from './subscription.repository.ts';
import { COACH_PLAN, deleteCustomer, MAX_REFUND_MS } from './sync-customer.ts';

/** Checkout pages are closed after a day, like Stripe's. */
const MAX_ORDER_AGE_MS = DAY_MS;
const MAX_EVENT_AGE_MS = 90 * DAY_MS;
/** Days before a trial's end with a reminder (decisions.md 7). */
const REMINDER_DAYS = [1, 3] as const;
const BATCH_SIZE = 100;
const MAX_REMINDED = 1000;
/** Invoices of a new period stay drafts for an hour. */
const LATE_MS = 2 * 60 * 60_000;
const TOKEN_NOTICE_MS = 30 * DAY_MS;

export function isSandbox(provider: PaymentProvider): provider is Sandbox {
  return provider.name === 'sandbox';
}

/** Handles what only time triggers: renewals, missed webhooks, grace periods, unpaid orders, reminders. */
export async function sweepPayments(context: Context): Promise<void> {
  const { db, clock, paymentProvider: provider, logger } = context;
  if (isSandbox(provider)) await provider.advance();
  else await endSandbox(context);
  const now = clock.now();
  const getDateBefore = (ms: number) => new Date(now.getTime() - ms);
  /** One that fails doesn't stop the others. */
  async function runForEach<Row extends { id: string }>(
    kind: 'subscription' | 'order',
    rows: readonly Row[],
    failure: string,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void> {
    for (const row of rows) {
      await work(row).catch((error: unknown) => logger.error({ err: error, [kind]: row.id }, failure));
    }
  }
  const late = { periodEnd: getDateBefore(LATE_MS), refund: getDateBefore(MAX_REFUND_MS) };
  const unheard = await listSubscriptionsWithoutEvents(db, late, BATCH_SIZE);
  await runForEach('subscription', unheard, 'could not check a plan without news', ({ userId }) =>
    syncUser(context, userId),
  );
  const overdue = await listOverdueSubscriptions(db, getDateBefore(GRACE_MS), BATCH_SIZE);
  await runForEach('subscription', overdue, 'could not end a plan past its grace period', ({ id, userId }) =>
    cancelOverdue(context, id, userId),
  );
  const unfit = await listUnfitSubscriptions(db, BATCH_SIZE);
  await runForEach('subscription', unfit, 'could not end a plan that its owner can’t hold', ({ userId }) =>
    stopRenewal(context, userId),
  );
  const stale = await listStaleOrders(db, getDateBefore(MAX_ORDER_AGE_MS), BATCH_SIZE);
  await runForEach('order', stale, 'could not close an unpaid order', (order) => closeOrder(context, order));
  const failed = await listOverdueSubscriptions(db, getDateBefore(DAY_MS), MAX_REMINDED);
  await runForEach('subscription', failed, 'could not remind of a failed payment', (row) =>
    remindOfFailure(context, row, now),
  );
  await remindOfTrials(context, now);
  await remindOfTokens(context, now);
  await deleteEvents(db, new Date(now.getTime() - MAX_EVENT_AGE_MS));
}

/** It may have been paid without a webhook. */
async function cancelOverdue(context: Context, id: string, userId: string): Promise<void> {
  await syncUser(context, userId);
  const live = await findLiveSubscription(context.db, userId);
  if (live?.id !== id || live.status !== 'past_due') return;
  await context.paymentProvider.cancelNow(id);
  await syncUser(context, userId);
}

/** Reminds of a payment that is still open. A day that no process was running is skipped, not made up for. */
async function remindOfFailure(context: Context, row: SubscriptionRow, now: Date): Promise<void> {
  const { db } = context;
  const { id, userId, pastDueSince } = row;
  if (!pastDueSince) return;
  const day = Math.floor((now.getTime() - pastDueSince.getTime()) / DAY_MS);
  const failed = { ...row, pastDueSince };
  if (day >= GRACE_DAYS || (await isNotified(db, userId, getOnceKey(failed, day)))) return;
  // It may have been paid without a webhook.
  await syncUser(context, userId);
  const live = await findLiveSubscription(db, userId);
  if (live?.id !== id || live.status !== 'past_due') return;
  await db.transaction((tx) => notifyOfFailedPayment(tx, failed, day, now));
}

/** Ends sandbox purchases once there is a real provider. */
async function endSandbox({ db, clock }: Context): Promise<void> {
  for (const { userId, customerId } of await listSandboxCustomers(db, BATCH_SIZE)) {
    await db.transaction(async (tx) => {
      await deleteCustomer(tx, userId, clock.now());
      await removeObjects(tx, customerId);
    });
  }
}

async function remindOfTrials({ db }: Context, now: Date): Promise<void> {
  const basic = 'Then you’re back on Basic and keep all your data.';
  for (const days of REMINDER_DAYS) {
    const getDateBefore = new Date(now.getTime() + days * DAY_MS);
    for (const { userId, planName, endsAt } of await listEndingTrials(db, now, getDateBefore)) {
      if (await findLiveSubscription(db, userId)) continue;
      const path = planName === 'TeamPlan' ? COACH_PLAN : '/membership';
      await notifyTrialEnding(
        db,
        { userId, plan: PLAN_LABELS[planName], endsAt, after: basic, path },
        days,
        now,
      );
    }
    for (const { userId, planName, trialEndsAt, nextAmount } of await listEndingCardTrials(
      db,
      now,
      getDateBefore,
    )) {
      const after =
        nextAmount === null
          ? basic
          : `Then we’ll charge your card ${formatDollars(nextAmount)}. Cancel in Payment if you don’t want that.`;
      const path = planName === 'TeamPlan' ? COACH_PLAN : '/payment?tab=card-info';
      await notifyTrialEnding(
        db,
        { userId, plan: PLAN_LABELS[planName], endsAt: trialEndsAt!, after, path },
        days,
        now,
      );
    }
  }
}

/** Reminds once per calendar month (UTC) of remaining tokens that expire within 30 days (decisions.md 14). */
async function remindOfTokens({ db }: Context, now: Date): Promise<void> {
  const before = new Date(now.getTime() + TOKEN_NOTICE_MS);
  const onceKey = `token-expiring:${now.toISOString().slice(0, 7)}`;
  for (const { userId, endsAt } of await listExpiringTokens(db, { now, before, onceKey })) {
    const user = await findUser(db, userId);
    const path = user?.userType === 'Coach' ? '/admin/team-dashboard' : '/coaching';
    const shown = {
      userId,
      kind: 'token-expiring',
      values: { when: formatLongDay(endsAt) },
      path,
      onceKey,
    } as const;
    await db.transaction((tx) => addNotification(tx, now, shown));
  }
}

/** A reminder on the last day replaces the three-day one. */
async function notifyTrialEnding(
  db: Context['db'],
  trial: { userId: string; plan: string; endsAt: Date; after: string; path: string },
  days: (typeof REMINDER_DAYS)[number],
  now: Date,
): Promise<void> {
  const { userId, plan, endsAt, after, path } = trial;
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
  if (days === 3 && left <= 1) return;
  const values = { plan, when: formatLongDay(endsAt), after };
  const onceKey = `trial-ending:${days}:${endsAt.toISOString()}`;
  await db.transaction((tx) =>
    addNotification(tx, now, { userId, kind: 'trial-ending', values, path, onceKey }),
  );
}
