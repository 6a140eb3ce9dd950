import { PLAN_LABELS } from '@datacoach/contract';
import type { AccountMerge, Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { applyPaidPlan } from '../membership/index.ts';
import { formatDollars, PERIOD_TEXT } from './money.ts';
import { listOpenOrders } from './order.repository.ts';
import { closeOrder } from './order-lifecycle.ts';
import { findCustomer, findLiveSubscription, removeCustomer } from './subscription.repository.ts';
import { refundRunningInvoices, syncCustomer, toPaidPlan } from './sync-customer.ts';

/**
 * An account pays as one customer: if both accounts are customers, the one without a plan ends, or else the one of
 * the account that ends; what was paid for the running period is refunded.
 */
export async function endSecondCustomer(context: Context, { from, into }: AccountMerge): Promise<void> {
  const { db, paymentProvider: provider } = context;
  for (const order of await listOpenOrders(db, from.id)) await closeOrder(context, order);
  const [target, source] = [await findCustomer(db, into.id), await findCustomer(db, from.id)];
  if (!target || !source) return;
  const [plan, otherPlan] = [
    await findLiveSubscription(db, into.id),
    await findLiveSubscription(db, from.id),
  ];
  const { customerId } = plan || !otherPlan ? source : target;
  if (plan && otherPlan) {
    const { invoices } = await provider.readCustomer(customerId);
    await refundRunningInvoices(context, otherPlan.id, invoices);
  }
  await provider.deleteCustomer(customerId);
  await syncCustomer(context, customerId);
}

/** The plan that is paid moves with its customer. Throws ProblemError 409 if both pay by now. */
export async function mergePayments(
  _context: Context,
  tx: Transaction,
  { from, into, isPreview, now }: AccountMerge,
): Promise<string[]> {
  const [plan, otherPlan] = [
    await findLiveSubscription(tx, into.id),
    await findLiveSubscription(tx, from.id),
  ];
  if (plan && otherPlan) {
    if (!isPreview) throw conflict('changed', 'Payments changed in the meantime. Check again and merge.');
    const [kept, ended] = [plan, otherPlan].map(
      ({ planName, amount, period }) =>
        `${PLAN_LABELS[planName]} (${formatDollars(amount)} ${PERIOD_TEXT[period]})`,
    );
    return [
      `Both pay for a plan. ${into.userName} keeps ${kept}. ${from.userName}’s ${ended} ends right away, and its last payment is refunded.`,
    ];
  }
  if (!otherPlan) return [];
  await removeCustomer(tx, into.id);
  if (otherPlan.currentEnd > now || otherPlan.status === 'past_due') {
    await applyPaidPlan(tx, into.id, toPaidPlan(otherPlan));
  }
  return [];
}
