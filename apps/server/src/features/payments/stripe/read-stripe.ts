import type { Card, SubscriptionStatus } from '@datacoach/contract';
import type Stripe from 'stripe';
import type { ReadCheckout, ReadInvoice, ReadSubscription } from '../payment-provider.ts';
import { parseNextPlanNotes, toPlanItem } from './stripe-plans.ts';

const MS_PER_SECOND = 1000;
const toDate = (seconds: number) => new Date(seconds * MS_PER_SECOND);
const toDateOrNull = (seconds: number | null | undefined) => (seconds ? toDate(seconds) : null);

/** Maps Stripe's states to ours; null before the first payment. */
const STATUS: Readonly<Record<string, SubscriptionStatus | null>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
  incomplete: null,
};

/** Parses a subscription; null before the first payment, and for anything but our plans. */
export function readSubscription(
  subscription: Stripe.Subscription,
  { balance }: { balance: number },
): ReadSubscription | null {
  const status = STATUS[subscription.status] ?? null;
  const [line] = subscription.items.data;
  if (status === null || !line) return null;
  const item = toPlanItem(line.price);
  if (item === null) return null;
  const waiting = subscription.schedule === null ? null : parseNextPlanNotes(subscription.metadata);
  const isSame = waiting?.planName === item.planName && waiting.period === item.period;
  const next = isSame ? null : waiting;
  const cancelAtEnd = subscription.cancel_at_period_end;
  const price = next
    ? next.amount
    : item.amount - calculateNextDiscount(subscription, line.current_period_end);
  // A balance below 0 is credit.
  const credit = Math.max(0, -balance);
  return {
    id: subscription.id,
    item,
    next,
    status,
    nextAmount: cancelAtEnd || status === 'ended' ? null : Math.max(0, price - credit),
    startedAt: toDate(subscription.start_date),
    anchorAt: toDate(subscription.billing_cycle_anchor),
    currentStart: toDate(line.current_period_start),
    currentEnd: toDate(line.current_period_end),
    trialEndsAt: status === 'trialing' ? toDateOrNull(subscription.trial_end) : null,
    cancelAtEnd,
    endedAt: toDateOrNull(subscription.ended_at),
  };
}

function calculateNextDiscount({ discounts }: Stripe.Subscription, periodEnd: number): number {
  return discounts.reduce((off, discount) => {
    if (typeof discount === 'string') return off;
    const { coupon } = discount.source;
    const isOver = discount.end !== null && discount.end <= periodEnd;
    return isOver || !coupon || typeof coupon === 'string' ? off : off + (coupon.amount_off ?? 0);
  }, 0);
}

const OPEN_OR_PAID = ['open', 'paid'] as const;

const getId = (object: string | { id: string } | null | undefined) =>
  typeof object === 'object' ? object?.id : object;

/** Returns each payment's refunds, by the id of its intent. */
export function sumRefunds(charges: readonly Stripe.Charge[]): ReadonlyMap<string, number> {
  return new Map(
    charges.flatMap(({ payment_intent, amount_refunded }) => {
      const intent = getId(payment_intent);
      return intent && amount_refunded > 0 ? [[intent, amount_refunded] as const] : [];
    }),
  );
}

/** Parses an invoice; null for a draft, which may still change. */
export function readInvoice(
  invoice: Stripe.Invoice,
  refundedById: ReadonlyMap<string, number> = new Map(),
): ReadInvoice | null {
  const { status } = invoice;
  if (status === 'draft' || status === null) return null;
  const subscription = invoice.parent?.subscription_details?.subscription ?? null;
  const atCharges = (invoice.payments?.data ?? []).reduce(
    (sum, { payment }) => sum + (refundedById.get(getId(payment.payment_intent) ?? '') ?? 0),
    0,
  );
  // A refund with a credit note is recorded in both.
  const refunded = Math.max(invoice.post_payment_credit_notes_amount, atCharges);
  const lines = invoice.lines.data.map(({ description, amount }) => ({ text: description ?? '', amount }));
  const discount = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  if (discount > 0) lines.push({ text: 'Discount', amount: -discount });
  const credit = Math.max(0, invoice.total - invoice.amount_due);
  if (credit > 0) lines.push({ text: 'Credit', amount: -credit });
  const total = Math.max(0, invoice.amount_due);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: invoice.id!,
    subscriptionId: typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
    status:
      refunded > 0 && refunded >= total ? 'refunded' : (OPEN_OR_PAID.find((one) => one === status) ?? 'void'),
    lines,
    total,
    // For amounts paid with credit, the tax was in the invoice the credit came from.
    tax: Math.min(tax, total),
    refunded,
    issuedAt: toDate(invoice.created),
    periodFrom: subscription ? toDateOrNull(invoice.lines.data.at(-1)?.period.start) : null,
    periodTo: subscription ? toDateOrNull(invoice.lines.data.at(-1)?.period.end) : null,
  };
}

export function readCard(method: string | Stripe.PaymentMethod | null | undefined): Card | null {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`, last4, expiryMonth, expiryYear };
}

export function readSession(session: Stripe.Checkout.Session): ReadCheckout {
  return { orderId: session.client_reference_id, status: getStatus(session) };
}

function getStatus({
  status,
  payment_status,
  payment_intent,
}: Stripe.Checkout.Session): ReadCheckout['status'] {
  if (status === 'expired') return 'canceled';
  if (status !== 'complete') return 'open';
  if (payment_status !== 'unpaid') return 'paid';
  const intent = typeof payment_intent === 'string' ? null : payment_intent;
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return hasFailed ? 'failed' : 'processing';
}
