import { type MyPayments, PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { formatLongDay } from '../../platform/clock/format-day.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { requireUser } from '../auth/index.ts';
import { countUseSince, getMembership, listTriedPlans, lockMembership } from '../membership/index.ts';
import { GRACE_MS } from './failed-payment.ts';
import { listInvoices, listOpenOrders, listOrders, listPaidInvoices } from './order.repository.ts';
import { closeOrder } from './order-lifecycle.ts';
import { requireMatchingBuyer } from './price-order.ts';
import {
  findCustomer,
  findLiveSubscription,
  getCard,
  listSubscriptions,
  lockNewestTicket,
  type SubscriptionRow,
} from './subscription.repository.ts';
import { isBeingRefunded, syncCustomer, updatePlanEnd } from './sync-customer.ts';

/** Days after a plan's first payment, and max replays, for a refund (decisions.md 7). */
const REFUND_DAYS = 14;
const REFUND_REPLAYS = 20;

export async function describeMyPayments(context: Context, userId: string): Promise<MyPayments> {
  const { db, clock, paymentProvider: provider, answers } = context;
  const now = clock.now();
  const membership = await getMembership(db, userId, now);
  const live = await findLiveSubscription(db, userId);
  return {
    planName: membership.plan.name,
    hasSeat: membership.plan.name !== membership.planName,
    subscription: live && {
      ...live,
      currentEnd: live.currentEnd.toISOString(),
      next:
        live.nextPlanName && live.nextPeriod
          ? { planName: live.nextPlanName, period: live.nextPeriod }
          : null,
      graceEndsAt: live.pastDueSince ? new Date(live.pastDueSince.getTime() + GRACE_MS).toISOString() : null,
      refund: await calculateRefund(db, live, now),
    },
    trial:
      membership.trialEndsAt && membership.timedPlanName
        ? { planName: membership.timedPlanName, endsAt: membership.trialEndsAt.toISOString() }
        : null,
    tried: await listTriedPlans(db, userId),
    cameByFriend: await answers.wasReferredByFriend(db, userId),
    card: getCard(await findCustomer(db, userId)),
    provider: provider.name,
  };
}

type Refund = NonNullable<MyPayments['subscription']>['refund'];

/** Returns the refund for the plan: the invoices of its first 14 days, if it was hardly used. */
async function calculateRefund(db: Executor, live: SubscriptionRow, now: Date): Promise<Refund> {
  const paid = (await listPaidInvoices(db, live.id)).filter(({ total }) => total > 0);
  const first = paid.at(-1);
  if (!first) return { amount: 0, until: null, reason: 'There’s no payment to refund.' };
  const until = new Date(first.issuedAt.getTime() + REFUND_DAYS * DAY_MS);
  const createNoRefund = (reason: string): Refund => ({ amount: 0, until: until.toISOString(), reason });
  if (now >= until)
    return createNoRefund(`The ${REFUND_DAYS}-day refund period ended on ${formatLongDay(until)}.`);
  // Not of the current cycle, because a plan change may have started a new one.
  const { uploaded, sessions } = await countUseSince(db, live.userId, first.issuedAt);
  if (uploaded >= REFUND_REPLAYS) {
    return createNoRefund(
      `You’ve used ${uploaded} replays. We only refund plans with fewer than ${REFUND_REPLAYS} used.`,
    );
  }
  if (sessions > 0)
    return createNoRefund('You’ve used one of the plan’s coaching sessions, so we can’t refund it.');
  const amount = paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
  return { amount, until: until.toISOString(), reason: null };
}

/** Cancels the plan at the end of the paid period. Throws ProblemError 409 if there is nothing to cancel. */
export async function cancelPlan(context: Context, userId: string): Promise<void> {
  const live = await requireLiveSubscription(context, userId);
  if (live.cancelAtEnd) return;
  const { paymentProvider: provider } = context;
  if (live.nextPlanName !== null) await provider.changeLater(live.id, null);
  await provider.setCancelAtEnd(live.id, true);
  await syncUser(context, userId);
}

/** Undoes a cancellation or a scheduled change. Throws ProblemError 409, also for a plan of the other role. */
export async function resumePlan(context: Context, userId: string): Promise<void> {
  const live = await requireLiveSubscription(context, userId);
  const { db, paymentProvider: provider } = context;
  requireMatchingBuyer(live.planName, (await requireUser(db, userId)).userType);
  if (live.nextPlanName !== null) await provider.changeLater(live.id, null);
  if (live.cancelAtEnd) await provider.setCancelAtEnd(live.id, false);
  await syncUser(context, userId);
}

/**
 * Refunds the plan, ends it at once and returns the amount. Throws ProblemError 409 `no-refund` with the reason.
 *
 * @param always also after the refund period or much use, if anything was paid
 */
export async function refundPlan(context: Context, userId: string, always = false): Promise<number> {
  const { db, clock, paymentProvider: provider, logger } = context;
  const { live, paid } = await db.transaction(async (tx) => {
    const now = clock.now();
    await lockNewestTicket(tx, userId);
    // What is booked or uploaded at the same moment either counts as use or finds the plan already ended.
    await lockMembership(tx, userId);
    const live = await requireLiveSubscription({ db: tx, clock }, userId);
    const paid = await listPaidInvoices(tx, live.id);
    const { reason } = await calculateRefund(tx, live, now);
    const isRefundable = always && paid.some(({ total, refunded }) => total > refunded);
    if (reason !== null && !isRefundable) throw conflict('no-refund', reason);
    await updatePlanEnd(tx, live, now);
    return { live, paid };
  });
  let back = 0;
  try {
    for (const { providerId, total, refunded } of paid) {
      if (total <= refunded) continue;
      await provider.refund(providerId, total - refunded);
      back += total - refunded;
    }
    await provider.cancelNow(live.id);
  } catch (error) {
    const restoring = db.transaction(async (tx) => {
      await lockNewestTicket(tx, userId);
      const current = await findLiveSubscription(tx, userId);
      if (current?.id === live.id) await updatePlanEnd(tx, current, null);
    });
    await restoring.catch((failure: unknown) =>
      logger.error({ err: failure, subscription: live.id }, 'could not restore a plan after a failed refund'),
    );
    throw error;
  }
  // Credit left from a change was paid with the refunded money.
  const customer = await findCustomer(db, userId);
  if (customer) await provider.withdrawCredit(customer.customerId, back);
  await syncUser(context, userId);
  return back;
}

/** Retries the card on file. Throws ProblemError 409 if no payment is open. */
export async function payOpenInvoice(context: Context, userId: string): Promise<void> {
  const live = await requireLiveSubscription(context, userId);
  if (live.status !== 'past_due') {
    throw conflict('nothing-open', `${PLAN_LABELS[live.planName]} is already paid. You don’t owe anything.`);
  }
  await context.paymentProvider.payOpenInvoice(live.id);
  await syncUser(context, userId);
}

async function requireLiveSubscription(
  { db, clock }: { db: Executor; clock: Context['clock'] },
  userId: string,
): Promise<SubscriptionRow> {
  const live = await findLiveSubscription(db, userId);
  if (!live || isBeingRefunded(live, clock.now()))
    throw conflict('no-payment', 'You don’t have a paid plan.');
  return live;
}

/** Fetches an account's state from the provider, if it has ever bought anything. */
export async function syncUser(context: Context, userId: string): Promise<void> {
  const customer = await findCustomer(context.db, userId);
  if (customer) await syncCustomer(context, customer.customerId);
}

/** Ends an account's payments at once and makes the provider delete the card, because the account is being deleted. */
export async function endPayments(context: Context, userId: string): Promise<void> {
  const { db, paymentProvider: provider } = context;
  // Nobody should pay for a deleted account.
  for (const order of await listOpenOrders(db, userId)) await closeOrder(context, order);
  const customer = await findCustomer(db, userId);
  if (customer) await provider.deleteCustomer(customer.customerId);
}

export async function exportPayments(db: Executor, userId: string) {
  return {
    card: getCard(await findCustomer(db, userId)),
    subscriptions: (await listSubscriptions(db, userId)).map(
      ({ userId: _owner, readTicket: _ticket, ...facts }) => facts,
    ),
    orders: (await listOrders(db, userId)).map(({ userId: _owner, ...facts }) => facts),
    invoices: (await listInvoices(db, userId)).map(({ userId: _owner, ...facts }) => facts),
  };
}
