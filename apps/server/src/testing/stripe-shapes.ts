import type {
  BillingCheckout,
  BillingInvoice,
  BillingObject,
  BillingSubscription,
  PlanItem,
} from '../features/payments/sandbox/billing-object.ts';
import { getProductId, toBillingInterval } from '../features/payments/stripe/stripe-plans.ts';
import type { Params } from './serve-stripe-api.ts';

type BillingCustomer = Extract<BillingObject, { kind: 'customer' }>;

/** State of the stand-in besides its objects. */
interface StripeState {
  find(id: string): BillingObject | undefined;
  all(): BillingObject[];
  metadata: ReadonlyMap<string, Record<string, string>>;
  schedules: ReadonlyMap<string, string>;
  /** Returns the URL of a checkout page. */
  getPage(id: string): string;
}

const seconds = (milliseconds: number | null) =>
  milliseconds === null ? null : Math.floor(milliseconds / 1000);

const createPrice = (item: PlanItem) => ({
  id: `price_${item.planName}_${item.period}_${item.amount}`,
  object: 'price',
  product: getProductId(item.planName),
  unit_amount: item.amount,
  recurring: toBillingInterval(item.period),
});

/** Formats the objects as Stripe does. */
export function stripeShapes({ find, all, metadata, schedules, getPage }: StripeState) {
  /** Cards set on subscriptions by Checkout; they take precedence over the customer's. */
  const cards = new Map<string, ReturnType<typeof getPaymentMethod>>();

  const getCustomer = (id: string) => find(id) as BillingCustomer;
  const getPaymentMethod = (customerId: string) => {
    const card = getCustomer(customerId)?.card;
    return card
      ? {
          id: `pm_${card.last4}`,
          object: 'payment_method',
          card: {
            brand: card.brand.toLowerCase(),
            last4: card.last4,
            exp_month: card.expiryMonth,
            exp_year: card.expiryYear,
          },
        }
      : null;
  };
  function getOwnCard(subscriptionId: string, customerId: string) {
    if (!cards.has(subscriptionId)) cards.set(subscriptionId, getPaymentMethod(customerId));
    return cards.get(subscriptionId);
  }

  function toStripeShape(object: BillingObject): Params {
    if (object.kind === 'customer') {
      return {
        id: object.id,
        object: 'customer',
        balance: -object.credit,
        invoice_settings: { default_payment_method: getPaymentMethod(object.id) },
      };
    }
    if (object.kind === 'checkout') return mapCheckoutToStripe(object);
    return object.kind === 'invoice' ? mapInvoiceToStripe(object) : mapSubscriptionToStripe(object);
  }

  function mapCheckoutToStripe(checkout: BillingCheckout): Params {
    const { id, status, orderId, customerId, mode } = checkout;
    const isOver = status === 'paid' || status === 'failed' || status === 'processing';
    const intent = status === 'failed' ? 'requires_payment_method' : 'processing';
    return {
      id,
      object: 'checkout.session',
      url: getPage(id),
      customer: customerId,
      client_reference_id: orderId,
      mode: mode === 'plan' ? 'subscription' : 'payment',
      status: isOver ? 'complete' : status === 'canceled' ? 'expired' : 'open',
      payment_status: status === 'paid' ? 'paid' : 'unpaid',
      payment_intent: status === 'paid' ? null : { id: 'pi_1', status: intent },
    };
  }

  function mapSubscriptionToStripe(subscription: BillingSubscription): Params {
    const { id, customerId, item, off, status, currentStart, currentEnd } = subscription;
    const latest = all()
      .filter((one) => one.kind === 'invoice')
      .findLast((one) => one.subscriptionId === id);
    return {
      id,
      object: 'subscription',
      customer: customerId,
      status: status === 'ended' ? 'canceled' : status,
      start_date: seconds(subscription.startedAt),
      billing_cycle_anchor: seconds(subscription.anchorAt),
      trial_end: seconds(subscription.trialEndsAt),
      cancel_at_period_end: subscription.cancelAtEnd,
      ended_at: seconds(subscription.endedAt),
      schedule: schedules.get(id) ?? null,
      metadata: metadata.get(id) ?? {},
      default_payment_method: getOwnCard(id, customerId),
      latest_invoice: latest?.id ?? null,
      discounts: off
        ? [
            {
              id: 'di_1',
              object: 'discount',
              end: null,
              source: { type: 'coupon', coupon: { id: 'co', amount_off: off.amount } },
            },
          ]
        : [],
      items: {
        object: 'list',
        data: [
          {
            id: `si_${id}`,
            price: createPrice(item),
            current_period_start: seconds(currentStart),
            current_period_end: seconds(currentEnd),
          },
        ],
      },
    };
  }

  function mapInvoiceToStripe(invoice: BillingInvoice): Params {
    const { id, customerId, subscriptionId, lines, total, refunded, status } = invoice;
    const period = { start: seconds(invoice.periodFrom), end: seconds(invoice.periodTo) };
    const amounts = (text: string) =>
      lines.filter((line) => line.text === text).reduce((sum, { amount }) => sum - amount, 0);
    return {
      id,
      object: 'invoice',
      customer: customerId,
      status: status === 'refunded' ? 'paid' : status,
      created: seconds(invoice.issuedAt),
      parent: subscriptionId ? { subscription_details: { subscription: subscriptionId } } : null,
      total: total + amounts('Credit'),
      amount_due: total,
      ending_balance: 0,
      post_payment_credit_notes_amount: refunded,
      payments: {
        object: 'list',
        data: [{ id: `inpay_${id}`, payment: { type: 'payment_intent', payment_intent: `pi_${id}` } }],
      },
      total_discount_amounts: [{ amount: amounts('Discount') }],
      total_taxes: [],
      lines: {
        object: 'list',
        data: lines
          .filter(({ text }) => text !== 'Discount' && text !== 'Credit')
          .map(({ text, amount }) => ({ description: text, amount, period })),
      },
    };
  }

  return {
    toStripeShape,
    mapInvoiceToStripe,
    /** The card that pays for a subscription. */
    getCard: (subscriptionId: string) => cards.get(subscriptionId),
    /** Sets a subscription's card to the one its customer has on file. */
    renameCard: (subscriptionId: string, customerId: string) =>
      void cards.set(subscriptionId, getPaymentMethod(customerId)),
  };
}
