import type { OrderRequest } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict, type ProblemError } from '../../platform/http/problem-error.ts';
import { findOrder, listOpenOrders, moveOrder, type OrderRow } from './order.repository.ts';
import { findCustomer, findLiveSubscription, type SubscriptionRow } from './subscription.repository.ts';
import { syncCustomer } from './sync-customer.ts';

/** Longer than the provider's calls for a change can take; after that, the process has died. */
const IN_WORK_MS = 5 * 60_000;

/** Whether a plan change without a checkout page is in progress: from its order until the provider has made it. */
export function isInWork({ kind, status, checkoutId }: OrderRow): boolean {
  return kind === 'plan' && status === 'processing' && checkoutId === null;
}

/** Returns the same change if it's in progress, else null. Throws ProblemError 409 `payment-processing`. */
export async function findSameOrderInWork(
  { clock }: Context,
  db: Executor,
  userId: string,
  requested: OrderRequest & { agreedTotal: number },
): Promise<OrderRow | null> {
  if (requested.kind !== 'plan') return null;
  const row = (await listOpenOrders(db, userId)).find(isInWork);
  if (!row || isLeftBehind(row, clock.now())) return null;
  const { planName, period, agreedTotal } = requested;
  if (row.planName === planName && row.period === period && row.total === agreedTotal) return row;
  throw createStillProcessingProblem(row);
}

export function createStillProcessingProblem({ title }: OrderRow): ProblemError {
  return conflict(
    'payment-processing',
    `Your payment for ${title} is still processing. Wait until it’s done before you order another plan.`,
  );
}

/** Settles a change whose process died: the provider's state is its outcome. */
export async function settleChange(context: Context, row: OrderRow): Promise<OrderRow> {
  const { db, clock } = context;
  if (!isLeftBehind(row, clock.now())) return row;
  const customer = await findCustomer(db, row.userId);
  if (customer) await syncCustomer(context, customer.customerId);
  const isMade = holds(await findLiveSubscription(db, row.userId), row);
  await moveOrder(db, row.id, isMade ? 'paid' : 'canceled', null, clock.now());
  return (await findOrder(db, row.id)) ?? row;
}

function isLeftBehind({ createdAt }: OrderRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > IN_WORK_MS;
}

/** Whether a subscription is what was ordered, or will be from its next period. */
function holds(live: SubscriptionRow | null, { planName, period }: OrderRow): boolean {
  if (!live) return false;
  return (
    (live.planName === planName && live.period === period) ||
    (live.nextPlanName === planName && live.nextPeriod === period)
  );
}

/** Whether the quoted price still applies: same plan and period, or none. */
export function isUnchanged(shown: SubscriptionRow | null, live: SubscriptionRow | null): boolean {
  if (!shown || !live) return shown === live;
  return (
    shown.id === live.id &&
    shown.status === live.status &&
    shown.planName === live.planName &&
    shown.period === live.period &&
    shown.currentStart.getTime() === live.currentStart.getTime()
  );
}
