import { PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { findUser } from '../auth/index.ts';
import { listEndingTokens, listEndingTrials } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import { GRACE_MS } from './failed-payment.ts';
import { dollars, formatLongDay } from './money.ts';
import { listStaleOrders } from './order.repository.ts';
import { closeOrder } from './order-life.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { remindOfFailedPayments } from './remind-of-failures.ts';
import { removeObjects } from './sandbox/sandbox-object.repository.ts';
import type { Sandbox } from './sandbox/sandbox-provider.ts';
import {
  findCustomer,
  findLiveSubscription,
  forgetEvents,
  listEndingCardTrials,
  listOverdueSubscriptions,
  listSandboxCustomers,
  listUnheardSubscriptions,
} from './subscription.repository.ts';
import { COACH_PLAN, forgetCustomer, syncCustomer } from './sync-customer.ts';

/** Checkout pages are closed after a day, like Stripe's. */
const ORDER_LIFE_MS = DAY_MS;
const EVENT_LIFE_MS = 90 * DAY_MS;
/** Days before a trial's end with a reminder (decisions.md 7). */
const REMINDER_DAYS = [1, 3] as const;
const AT_ONCE = 100;
/** Invoices of a new period stay drafts for an hour. */
const LATE_MS = 2 * 60 * 60_000;
const TOKEN_NOTICE_MS = 30 * DAY_MS;

export function isSandbox(provider: PaymentProvider): provider is Sandbox {
  return provider.name === 'sandbox';
}

/**
 * Handles what only time triggers: the sandbox's renewals, periods without a webhook, ends of grace periods, unpaid
 * orders, trial reminders.
 */
export async function sweepPayments(context: Context): Promise<void> {
  const { db, clock, paymentProvider: provider, logger } = context;
  if (isSandbox(provider)) await provider.advance();
  else await endSandbox(context);
  const now = clock.now();
  for (const { id, userId } of await listUnheardSubscriptions(
    db,
    new Date(now.getTime() - LATE_MS),
    AT_ONCE,
  )) {
    await checkOrders(context, userId).catch((error: unknown) =>
      logger.error({ err: error, subscription: id }, 'could not check a plan past its period'),
    );
  }
  for (const { id, userId } of await listOverdueSubscriptions(
    db,
    new Date(now.getTime() - GRACE_MS),
    AT_ONCE,
  )) {
    await endOverdue(context, id, userId).catch((error: unknown) =>
      logger.error({ err: error, subscription: id }, 'could not end a plan past its grace period'),
    );
  }
  for (const order of await listStaleOrders(db, new Date(now.getTime() - ORDER_LIFE_MS), AT_ONCE)) {
    await closeOrder(context, order).catch((error: unknown) =>
      logger.error({ err: error, order: order.id }, 'could not close an unpaid order'),
    );
  }
  await remindOfFailedPayments(context);
  await remindOfTrials(context, now);
  await remindOfTokens(context, now);
  await forgetEvents(db, new Date(now.getTime() - EVENT_LIFE_MS));
}

async function checkOrders(context: Context, userId: string): Promise<void> {
  const customer = await findCustomer(context.db, userId);
  if (customer) await syncCustomer(context, customer.customerId);
}

/** It may have been paid without a webhook. */
async function endOverdue(context: Context, id: string, userId: string): Promise<void> {
  await checkOrders(context, userId);
  const live = await findLiveSubscription(context.db, userId);
  if (live?.id !== id || live.status !== 'past_due') return;
  await context.paymentProvider.endNow(id);
  await checkOrders(context, userId);
}

/** Ends sandbox purchases once there is a real provider. */
async function endSandbox({ db, clock }: Context): Promise<void> {
  for (const { userId, customerId } of await listSandboxCustomers(db, AT_ONCE)) {
    await db.transaction(async (tx) => {
      await forgetCustomer(tx, userId, clock.now());
      await removeObjects(tx, customerId);
    });
  }
}

async function remindOfTrials({ db }: Context, now: Date): Promise<void> {
  for (const days of REMINDER_DAYS) {
    const before = new Date(now.getTime() + days * DAY_MS);
    for (const { userId, planName, endsAt } of await listEndingTrials(db, now, before)) {
      if (await findLiveSubscription(db, userId)) continue;
      const after = 'Then you’re back on Basic and keep all your data.';
      await remind(
        db,
        {
          userId,
          plan: PLAN_LABELS[planName],
          endsAt,
          after,
          path: planName === 'TeamPlan' ? COACH_PLAN : '/membership',
        },
        days,
        now,
      );
    }
    for (const row of await listEndingCardTrials(db, now, before)) {
      const { userId, planName, trialEndsAt, nextAmount } = row;
      const after =
        nextAmount === null
          ? 'Then you’re back on Basic and keep all your data.'
          : `Then we’ll charge your card ${dollars(nextAmount)}. Cancel in Payment if you don’t want that.`;
      const path = planName === 'TeamPlan' ? COACH_PLAN : '/payment?tab=card-info';
      const trial = { userId, plan: PLAN_LABELS[planName], endsAt: trialEndsAt!, after, path };
      await remind(db, trial, days, now);
    }
  }
}

/** Reminds once per calendar month (UTC) of remaining tokens that expire within 30 days (decisions.md 14). */
async function remindOfTokens({ db }: Context, now: Date): Promise<void> {
  for (const { userId, endsAt } of await listEndingTokens(
    db,
    now,
    new Date(now.getTime() + TOKEN_NOTICE_MS),
  )) {
    const user = await findUser(db, userId);
    const path = user?.userType === 'Coach' ? '/admin/team-dashboard' : '/coaching';
    const onceKey = `token-expiring:${now.toISOString().slice(0, 7)}`;
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
async function remind(
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
