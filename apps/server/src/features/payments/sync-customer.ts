import { PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { applyPaidPlan, type PaidPlan } from '../membership/index.ts';
import { addNotification, deleteDueMails } from '../notifications/index.ts';
import { notifyOfFailedPayment } from './failed-payment.ts';
import { formatDollars, PERIOD_TEXT } from './money.ts';
import { saveInvoice } from './order.repository.ts';
import type { ReadCustomer, ReadInvoice, ReadSubscription } from './payment-provider.ts';
import {
  createTicket,
  findOwner,
  listSubscriptions,
  lockNewestTicket,
  removeCustomer,
  type SubscriptionRow,
  saveCard,
  saveSubscription,
} from './subscription.repository.ts';

/** Page with the payment of coaches, the only ones with the team plan. */
export const COACH_PLAN = '/admin/team-dashboard/plan';

/**
 * Fetches a buyer's state from the provider and stores it: subscriptions, invoices, card, and the resulting plan.
 * Calls may run concurrently and in any order: an older response never overwrites a newer one.
 */
export async function syncCustomer(context: Context, customerId: string): Promise<void> {
  const { db, clock, paymentProvider: provider } = context;
  const userId = await findOwner(db, customerId);
  if (!userId) return;
  const ticket = await createTicket(db);
  const read = await provider.readCustomer(customerId);
  const now = clock.now();
  const surplus = await db.transaction(async (tx) => {
    if ((await lockNewestTicket(tx, userId)) > ticket) return [];
    if (read.isGone) await deleteCustomer(tx, userId, now);
    return saveCustomerState(tx, userId, read, ticket, now);
  });
  // Two checkouts were paid at the same moment: only one plan is kept and paid.
  for (const { id } of surplus) {
    await refundRunningInvoices(context, id, read.invoices);
    await provider.cancelNow(id);
  }
  if (surplus.length > 0) await syncCustomer(context, customerId);
}

/** Refunds what was paid for a plan's running period. */
export async function refundRunningInvoices(context: Context, id: string, invoices: readonly ReadInvoice[]) {
  const { clock, paymentProvider: provider } = context;
  const running = invoices.filter(
    ({ subscriptionId, status, periodTo }) =>
      subscriptionId === id && status === 'paid' && periodTo !== null && periodTo > clock.now(),
  );
  for (const { id: invoiceId, total, refunded } of running) {
    if (total > refunded) await provider.refund(invoiceId, total - refunded);
  }
}

/** Ends everything at a provider that no longer knows the buyer, who starts over with the next purchase. */
export async function deleteCustomer(tx: Transaction, userId: string, now: Date): Promise<void> {
  const running = (await listSubscriptions(tx, userId)).filter(({ status }) => status !== 'ended');
  for (const before of running) {
    const none = { nextPlanName: null, nextPeriod: null, nextAmount: null, pastDueSince: null };
    const ended = { ...before, ...none, status: 'ended' as const, cancelAtEnd: false, endedAt: now };
    await saveSubscription(tx, ended);
    await notifyFailures(tx, ended, before, { holdsOther: false, now });
  }
  await removeCustomer(tx, userId);
  if (running.length > 0) await applyPlan(tx, userId, { ...NOTHING, at: now });
}

async function saveCustomerState(
  tx: Transaction,
  userId: string,
  read: ReadCustomer,
  ticket: number,
  now: Date,
): Promise<SubscriptionRow[]> {
  await saveCard(tx, userId, read.card);
  const known = new Map((await listSubscriptions(tx, userId)).map((row) => [row.id, row]));
  for (const invoice of read.invoices) {
    const { id, tax, total, ...facts } = invoice;
    await saveInvoice(tx, {
      ...facts,
      userId,
      providerId: id,
      net: total - tax,
      tax,
      total,
      currency: 'usd',
    });
  }
  const rows = read.subscriptions.map((one) => toRow(one, userId, known.get(one.id) ?? null, ticket, now));
  const [held, ...surplus] = rows
    .filter(({ status }) => status !== 'ended')
    .toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  for (const row of rows) {
    await saveSubscription(tx, row);
    await notifyFailures(tx, row, known.get(row.id) ?? null, { holdsOther: held !== undefined, now });
  }
  if (rows.length === 0) return [];
  const ended = rows.map(({ endedAt }) => endedAt?.getTime() ?? 0);
  const paid = held && held.endedAt === null ? toPaidPlan(held) : null;
  await applyPlan(tx, userId, paid ?? { ...NOTHING, at: new Date(Math.max(...ended)) });
  return surplus;
}

/** Ends a plan here before the provider does, so that it can't be used during its refund. Null restores it. */
export async function updatePlanEnd(
  tx: Transaction,
  row: SubscriptionRow,
  endedAt: Date | null,
): Promise<void> {
  await saveSubscription(tx, { ...row, endedAt });
  await applyPlan(tx, row.userId, endedAt ? { ...NOTHING, at: endedAt } : toPaidPlan(row));
}

/** Longer than the provider's refund calls can take. After that, the process must have died. */
export const MAX_REFUND_MS = 5 * MINUTE_MS;

/** Whether a plan is being refunded: it has ended here, but not at the provider yet. */
export function isBeingRefunded({ status, endedAt }: SubscriptionRow, now: Date): boolean {
  return status !== 'ended' && endedAt !== null && now.getTime() - endedAt.getTime() < MAX_REFUND_MS;
}

/** Returns the plan that a subscription pays for. */
export function toPaidPlan({
  planName,
  currentStart,
  anchorAt,
  trialEndsAt,
  amount,
  period,
}: SubscriptionRow): PaidPlan {
  const note = `${formatDollars(amount)} ${PERIOD_TEXT[period]}`;
  return { planName, at: currentStart, anchorAt, trialEndsAt, note };
}

/** What an account has once nothing is paid for. */
const NOTHING = { planName: 'Basic', anchorAt: null, trialEndsAt: null, note: 'payment ended' } as const;

async function applyPlan(tx: Transaction, userId: string, paid: PaidPlan): Promise<void> {
  if (await applyPaidPlan(tx, userId, paid)) await publishChange(tx, { topic: 'plan', userId });
}

function toRow(
  read: ReadSubscription,
  userId: string,
  before: SubscriptionRow | null,
  readTicket: number,
  now: Date,
): SubscriptionRow {
  const { item, next, ...facts } = read;
  // From now on, not from the invoice: a server that was down has not notified of it yet.
  const pastDueSince = read.status === 'past_due' ? (before?.pastDueSince ?? now) : null;
  return {
    ...facts,
    ...item,
    userId,
    currency: 'usd',
    nextPlanName: next?.planName ?? null,
    nextPeriod: next?.period ?? null,
    pastDueSince,
    endedAt: read.endedAt ?? (before && isBeingRefunded(before, now) ? before.endedAt : null),
    readTicket,
  };
}

/** Notifies of a failed payment, and of a plan that ended unpaid. */
async function notifyFailures(
  tx: Transaction,
  row: SubscriptionRow,
  before: SubscriptionRow | null,
  { holdsOther, now }: { holdsOther: boolean; now: Date },
): Promise<void> {
  const { userId, id, pastDueSince } = row;
  const plan = PLAN_LABELS[row.planName];
  const isTeam = row.planName === 'TeamPlan';
  if (pastDueSince && !before?.pastDueSince) {
    await notifyOfFailedPayment(tx, { ...row, pastDueSince }, 0, now);
  }
  if (!pastDueSince && before?.pastDueSince) await deleteDueMails(tx, userId, 'payment-failed');
  if (row.status === 'ended' && before && before.status !== 'ended' && !holdsOther) {
    const onceKey = `plan-ended:${id}`;
    await addNotification(tx, now, {
      userId,
      kind: 'plan-ended',
      values: { plan },
      path: isTeam ? COACH_PLAN : '/membership',
      onceKey,
    });
  }
}
