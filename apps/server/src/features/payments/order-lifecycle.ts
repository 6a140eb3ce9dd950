import type { Order, OrderRequest } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict, type ProblemError } from '../../platform/http/problem-error.ts';
import { requireUser } from '../auth/index.ts';
import { addTokens } from '../membership/index.ts';
import { lockDiscounts } from './discount.repository.ts';
import { evaluateCodes } from './evaluate-discounts.ts';
import {
  cancelUnopened,
  describeOrder,
  findOrder,
  insertOrder,
  listOpenOrders,
  lockBuyer,
  moveOrder,
  type OrderRow,
  setCheckout,
} from './order.repository.ts';
import { CardDeclined } from './payment-provider.ts';
import { type Buyer, type PricedOrder, priceOrder, requireNoRefund } from './price-order.ts';
import {
  type CustomerRow,
  findCustomer,
  findLiveSubscription,
  insertCustomer,
  type SubscriptionRow,
} from './subscription.repository.ts';
import { syncCustomer } from './sync-customer.ts';

const FAILED = 'The payment was declined. Nothing was charged.';

/** Returns the buyer at the provider, created with the first purchase. */
export async function requireCustomer({ db, paymentProvider: provider }: Context, userId: string) {
  const found = await findCustomer(db, userId);
  if (found) return found;
  const user = await requireUser(db, userId);
  const customerId = await provider.createCustomer({ userId, email: user.email, name: user.userName });
  return insertCustomer(db, userId, customerId);
}

/** Places the agreed order, or returns a change in progress; `url` is the checkout page, null if none. */
export async function startOrder(
  context: Context,
  buyer: Buyer,
  requested: OrderRequest & { agreedTotal: number },
): Promise<{ order: Order; url: string | null }> {
  const started = await findSamePendingOrder(context, context.db, buyer.userId, requested);
  if (started) return { order: describeOrder(started), url: null };
  const priced = await priceOrder(context, buyer, requested);
  const { quote } = priced;
  const [refused] = quote.refusedCodes;
  if (refused) throw conflict('code-refused', `${refused.code}: ${refused.message}`);
  if (quote.due.total !== requested.agreedTotal) throw priceChanged();
  const customer = await requireCustomer(context, buyer.userId);
  // One checkout page at a time: an earlier abandoned one is closed.
  for (const old of await listOpenOrders(context.db, buyer.userId))
    await closeEarlierOrders(context, old, requested);
  const { row, others, isNew } = await reserveOrder(context, buyer, requested, priced);
  if (!isNew) return { order: describeOrder(row), url: null };
  for (const other of others) await closeOrder(context, other);
  if (quote.takesEffect === 'checkout') return openPage(context, buyer, row, priced, customer);
  await makeChange(context, row, priced, customer);
  return { order: describeOrder((await findOrder(context.db, row.id))!), url: null };
}

/** The provider's result is stored before the order ends, so that the next order gets the right price. */
async function makeChange(
  context: Context,
  row: OrderRow,
  { quote, plan, changes }: PricedOrder,
  { customerId }: CustomerRow,
): Promise<void> {
  const { paymentProvider: provider, db, clock } = context;
  try {
    if (quote.takesEffect === 'now') await provider.changeNow(changes!.id, plan!.item, plan!.off);
    else await provider.changeLater(changes!.id, plan!.item);
  } catch (error) {
    // A missing response isn't a refusal.
    if (!(error instanceof CardDeclined)) await syncCustomer(context, customerId).catch(() => {});
    await moveOrder(db, row.id, 'failed', FAILED, clock.now());
    throw error;
  }
  await syncCustomer(context, customerId);
  await moveOrder(db, row.id, 'paid', null, clock.now());
}

/** Closes earlier orders; a plan that is or may be paid isn't sold a second time. */
async function closeEarlierOrders(context: Context, old: OrderRow, requested: OrderRequest): Promise<void> {
  const closed = await closeOrder(context, old);
  if (closed.kind !== 'plan' || requested.kind !== 'plan' || isPending(closed)) return;
  if (closed.status === 'paid') throw priceChanged();
  if (closed.status === 'processing') throw createStillProcessingProblem(closed);
}

function priceChanged(): ProblemError {
  return conflict('price-changed', 'The price has changed. Check it and order again.');
}

/**
 * Stores the order; its codes count from here on, even for concurrent orders. Also returns orders the account has
 * started meanwhile; if one is the same change, it replaces the new one. Throws ProblemError 409 `price-changed` if
 * the plan is no longer the one the price was quoted for, `payment-processing` if it is being refunded.
 */
function reserveOrder(
  context: Context,
  { userId }: Buyer,
  requested: OrderRequest & { agreedTotal: number },
  { quote, discounts, plan, tokens, changes }: PricedOrder,
): Promise<{ row: OrderRow; others: OrderRow[]; isNew: boolean }> {
  const { db, clock, paymentProvider: provider } = context;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const started = await findSamePendingOrder(context, tx, userId, requested);
    if (started) return { row: started, others: [], isNew: false };
    if (plan) {
      const live = await findLiveSubscription(tx, userId);
      requireNoRefund(live, now);
      if (!isUnchanged(changes, live)) throw priceChanged();
    }
    await lockDiscounts(tx, discounts);
    const target = plan ? plan.item : 'tokens';
    const judged = await evaluateCodes(context, tx, userId, { codes: quote.codes, target }, now);
    const [refused] = judged.refused;
    if (refused) throw conflict('code-refused', `${refused.code}: ${refused.message}`);
    const { net, tax, total, currency } = quote.due;
    const others = await listOpenOrders(tx, userId);
    const row = await insertOrder(
      tx,
      {
        userId,
        kind: requested.kind,
        title: quote.title,
        status: quote.takesEffect === 'checkout' ? 'open' : 'processing',
        planName: plan?.item.planName ?? null,
        period: plan?.item.period ?? null,
        product: tokens?.key ?? null,
        tokens: tokens?.tokens ?? null,
        isTrial: plan?.trialDays != null,
        net,
        tax,
        total,
        currency,
        codes: quote.codes,
        provider: provider.name,
        createdAt: now,
      },
      discounts,
    );
    return { row, others, isNew: true };
  });
}

async function openPage(
  context: Context,
  buyer: Buyer,
  row: OrderRow,
  { plan, quote }: PricedOrder,
  { customerId }: CustomerRow,
): Promise<{ order: Order; url: string }> {
  const { db, paymentProvider: provider, clock } = context;
  const page = await provider
    .openCheckout({
      orderId: row.id,
      customerId,
      title: row.title,
      amount: plan ? 0 : quote.due.total,
      plan,
      returnUrl: createReturnUrl(context, buyer, row.id),
    })
    .catch(async (error: unknown) => {
      await moveOrder(db, row.id, 'failed', FAILED, clock.now());
      throw error;
    });
  if (await setCheckout(db, row.id, page.id)) return { order: describeOrder(row), url: page.url };
  await provider.closeCheckout(page.id);
  throw conflict('ordered-again', 'You started an order in another tab. Continue there or start over here.');
}

/** Returns the page to come back to; the sandbox's checkout is one of our own pages. */
export function createReturnUrl(
  context: Context,
  { userType }: Pick<Buyer, 'userType'>,
  orderId: string,
): string {
  const { paymentProvider, config } = context;
  const page = userType === 'Coach' ? '/admin/team-dashboard/plan' : '/payment';
  return `${paymentProvider.name === 'sandbox' ? '' : config.publicUrl}${page}?order=${orderId}`;
}

/** Returns an order's state, fetched from the provider while it is open. */
export async function refreshOrder(context: Context, row: OrderRow): Promise<OrderRow> {
  const { db, clock, paymentProvider: provider } = context;
  if (row.status !== 'open' && row.status !== 'processing') return row;
  if (isPending(row)) return completeAbandonedChange(context, row);
  if (row.checkoutId === null) return row.kind === 'card' ? applyNewCard(context, row) : row;
  const { status } = await provider.readCheckout(row.checkoutId);
  if (status === row.status) return row;
  const now = clock.now();
  if (status === 'paid') await grantPaidOrder(context, row, now);
  else await moveOrder(db, row.id, status, status === 'failed' ? FAILED : null, now);
  return (await findOrder(db, row.id)) ?? row;
}

/** Handles the return from a page other than a checkout: the provider doesn't report its outcome, but knows the card. */
async function applyNewCard(context: Context, row: OrderRow): Promise<OrderRow> {
  const { db, clock, paymentProvider: provider } = context;
  const customer = await findCustomer(db, row.userId);
  if (!customer) return row;
  await provider.useCardOnFile(customer.customerId);
  await payWithNewCard(context, row.userId);
  await syncCustomer(context, customer.customerId);
  await moveOrder(db, row.id, 'paid', null, clock.now());
  return (await findOrder(db, row.id)) ?? row;
}

/** Charges a payment that failed to the new card. If that is declined too, the payment stays open. */
async function payWithNewCard({ db, paymentProvider: provider }: Context, userId: string): Promise<void> {
  const live = await findLiveSubscription(db, userId);
  if (live?.status !== 'past_due') return;
  await provider.payOpenInvoice(live.id).catch((error: unknown) => {
    if (!(error instanceof CardDeclined)) throw error;
  });
}

/** Grants what was paid before the order says so. */
async function grantPaidOrder(context: Context, row: OrderRow, now: Date): Promise<void> {
  const { db } = context;
  const { id, userId, tokens } = row;
  const customer = await findCustomer(db, userId);
  if (row.kind === 'card') await payWithNewCard(context, userId);
  if (customer) await syncCustomer(context, customer.customerId);
  await db.transaction(async (tx) => {
    if (tokens !== null) {
      const bought = { userId, tokens, kind: 'token-bought', subjectId: id, note: row.title } as const;
      await addTokens(tx, bought, now);
      await publishChange(tx, { topic: 'plan', userId });
    }
    await moveOrder(tx, id, 'paid', null, now);
  });
}

/** Closes an order nobody will pay, unless it was paid meanwhile. */
export async function closeOrder(context: Context, row: OrderRow): Promise<OrderRow> {
  const { db, clock, paymentProvider: provider } = context;
  const known = (await findOrder(db, row.id)) ?? row;
  if (known.checkoutId === null && (await cancelUnopened(db, known.id, clock.now()))) {
    return { ...known, status: 'canceled' };
  }
  const current = await refreshOrder(context, (await findOrder(db, row.id)) ?? known);
  if (current.status !== 'open' || current.checkoutId === null) return current;
  await provider.closeCheckout(current.checkoutId);
  return refreshOrder(context, current);
}

/** Longer than the provider's calls for a change can take; after that, the process has died. */
const MAX_PENDING_MS = 5 * 60_000;

/** Whether a plan change without a checkout page is in progress: from its order until the provider has made it. */
function isPending({ kind, status, checkoutId }: OrderRow): boolean {
  return kind === 'plan' && status === 'processing' && checkoutId === null;
}

/** Returns the same change if it's in progress, else null. Throws ProblemError 409 `payment-processing`. */
async function findSamePendingOrder(
  { clock }: Context,
  db: Executor,
  userId: string,
  requested: OrderRequest & { agreedTotal: number },
): Promise<OrderRow | null> {
  if (requested.kind !== 'plan') return null;
  const row = (await listOpenOrders(db, userId)).find(isPending);
  if (!row || isAbandoned(row, clock.now())) return null;
  const { planName, period, agreedTotal } = requested;
  if (row.planName === planName && row.period === period && row.total === agreedTotal) return row;
  throw createStillProcessingProblem(row);
}

function createStillProcessingProblem({ title }: OrderRow): ProblemError {
  return conflict(
    'payment-processing',
    `Your payment for ${title} is still processing. Wait until it’s done before you order another plan.`,
  );
}

/** Settles a change whose process died: the provider's state is its outcome. */
async function completeAbandonedChange(context: Context, row: OrderRow): Promise<OrderRow> {
  const { db, clock } = context;
  if (!isAbandoned(row, clock.now())) return row;
  const customer = await findCustomer(db, row.userId);
  if (customer) await syncCustomer(context, customer.customerId);
  const isMade = isAlreadyActive(await findLiveSubscription(db, row.userId), row);
  await moveOrder(db, row.id, isMade ? 'paid' : 'canceled', null, clock.now());
  return (await findOrder(db, row.id)) ?? row;
}

function isAbandoned({ createdAt }: OrderRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > MAX_PENDING_MS;
}

/** Whether a subscription is what was ordered, or will be from its next period. */
function isAlreadyActive(live: SubscriptionRow | null, { planName, period }: OrderRow): boolean {
  if (!live) return false;
  return (
    (live.planName === planName && live.period === period) ||
    (live.nextPlanName === planName && live.nextPeriod === period)
  );
}

/** Whether the quoted price still applies: same plan and period, or none. */
function isUnchanged(shown: SubscriptionRow | null, live: SubscriptionRow | null): boolean {
  if (!shown || !live) return shown === live;
  return (
    shown.id === live.id &&
    shown.status === live.status &&
    shown.planName === live.planName &&
    shown.period === live.period &&
    shown.currentStart.getTime() === live.currentStart.getTime()
  );
}
