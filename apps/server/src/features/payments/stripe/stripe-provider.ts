import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { StripeConfig } from '../../../platform/config/config.ts';
import {
  BadSignature,
  CardDeclined,
  type MoneyOff,
  type PaymentProvider,
  type PlanItem,
  ProviderFailure,
} from '../payment-provider.ts';
import { reckonedAt, titleOf } from '../sandbox/change-preview.ts';
import { readCard, readInvoice, readSession, readSubscription, refundsOf } from './read-stripe.ts';
import { couponOf, intervalOf, notesOfNext, priceDataOf, productIdOf } from './stripe-plans.ts';

const SECOND_MS = 1000;
const TIMEOUT_MS = 10_000;
const MOST = 100;
/** A new period begins. */
const FROM_NOW = { type: 'now' } as const;
/** An empty list would leave the discounts of the old plan. */
const NO_DISCOUNTS = '' as const;

/** Stripe: Checkout, Customer Portal, subscriptions with schedules, signed webhooks. */
export function stripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(config.apiUrl),
  });
  const tax = config.tax ? { automatic_tax: { enabled: true } } : {};
  const known = new Set<string>();

  /** The plan's product exists before a price names it. */
  async function requireProduct({ planName, period, amount }: PlanItem): Promise<void> {
    const id = productIdOf(planName);
    if (known.has(id)) return;
    const name = titleOf({ planName, period, amount }).replace(/,.*$/, '');
    await stripe.products.create({ id, name }).catch((error: unknown) => {
      const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    });
    known.add(id);
  }

  async function discountsOf(off: MoneyOff | null, item: PlanItem): Promise<{ coupon: string }[] | null> {
    if (!off || off.amount === 0) return null;
    return [{ coupon: (await stripe.coupons.create(couponOf(off, item.period))).id }];
  }

  /** How a running plan becomes another one now: the same for telling the price and for doing it. */
  async function changeOf(subscription: Stripe.Subscription, item: PlanItem) {
    await requireProduct(item);
    const [line] = subscription.items.data;
    const start = line!.current_period_start * SECOND_MS;
    return {
      items: [{ id: line!.id, price_data: priceDataOf(item), quantity: 1 }],
      proration_behavior: 'always_invoice' as const,
      proration_date: reckonedAt(clock.now().getTime(), start) / SECOND_MS,
      billing_cycle_anchor: FROM_NOW,
      ...(subscription.status === 'trialing' ? { trial_end: 'now' as const } : {}),
    };
  }

  async function releaseSchedule({ id, schedule }: Stripe.Subscription): Promise<void> {
    if (schedule === null) return;
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
    await stripe.subscriptions.update(id, { metadata: notesOfNext(null) });
  }

  async function creditOf(customer: string): Promise<number> {
    const buyer = await stripe.customers.retrieve(customer);
    // A balance below 0 is credit.
    return buyer.deleted ? 0 : Math.max(0, -buyer.balance);
  }

  async function useCardOnFile(customer: string): Promise<void> {
    const buyer = await stripe.customers.retrieve(customer);
    const method = buyer.deleted ? null : buyer.invoice_settings.default_payment_method;
    if (!method) return;
    const card = typeof method === 'string' ? method : method.id;
    // Checkout has written the first card into the subscription, where it goes before that of the customer.
    const { data } = await stripe.subscriptions.list({ customer, limit: MOST });
    for (const { id, default_payment_method: own } of data) {
      if ((typeof own === 'string' ? own : own?.id) === card) continue;
      await stripe.subscriptions.update(id, { default_payment_method: card });
    }
  }

  return wrapped({
    name: 'stripe',
    taxPercent: config.tax ? null : 0,

    async createCustomer({ userId, email, name }) {
      const buyer = { name, metadata: { userId }, ...(email === null ? {} : { email }) };
      return (await stripe.customers.create(buyer, { idempotencyKey: `customer-${userId}` })).id;
    },

    async openCheckout({ orderId, customerId, title, amount, plan, returnUrl }) {
      const page = {
        customer: customerId,
        client_reference_id: orderId,
        success_url: `${returnUrl}&result=success`,
        cancel_url: `${returnUrl}&result=canceled`,
        // Stripe Tax needs the buyer's address.
        ...(config.tax ? { customer_update: { address: 'auto' as const } } : {}),
        ...tax,
      };
      if (plan) await requireProduct(plan.item);
      const session = await stripe.checkout.sessions.create(
        plan
          ? {
              ...page,
              mode: 'subscription',
              line_items: [{ price_data: priceDataOf(plan.item), quantity: 1 }],
              discounts: (await discountsOf(plan.off, plan.item)) ?? [],
              subscription_data: {
                metadata: { orderId },
                ...(plan.trialDays === null ? {} : { trial_period_days: plan.trialDays }),
              },
            }
          : {
              ...page,
              mode: 'payment',
              invoice_creation: { enabled: true },
              line_items: [
                {
                  price_data: {
                    currency: 'usd',
                    unit_amount: amount,
                    product_data: { name: title },
                    tax_behavior: 'inclusive',
                  },
                  quantity: 1,
                },
              ],
            },
        { idempotencyKey: `order-${orderId}` },
      );
      return { id: session.id, url: session.url! };
    },

    async openCardChange({ customerId, returnUrl }) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: `${returnUrl}&result=canceled`,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: `${returnUrl}&result=success` } },
        },
      });
      return { id: null, url };
    },

    async readCheckout(checkoutId) {
      return readSession(await stripe.checkout.sessions.retrieve(checkoutId, { expand: ['payment_intent'] }));
    },

    async closeCheckout(checkoutId) {
      const session = await stripe.checkout.sessions.retrieve(checkoutId);
      if (session.status !== 'open') return;
      await stripe.checkout.sessions.expire(checkoutId).catch(async (error: unknown) => {
        // Paid between the two calls.
        const after = await stripe.checkout.sessions.retrieve(checkoutId);
        if (after.status === 'open') throw error;
      });
    },

    async readCustomer(customer) {
      const buyer = await stripe.customers.retrieve(customer, {
        expand: ['invoice_settings.default_payment_method'],
      });
      if (buyer.deleted) return { isGone: true, card: null, subscriptions: [], invoices: [] };
      const [subscriptions, invoices, charges] = await Promise.all([
        stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: MOST,
          expand: ['data.default_payment_method', 'data.discounts.source.coupon'],
        }),
        stripe.invoices.list({ customer, limit: MOST, expand: ['data.payments'] }),
        // What is given back in Stripe's dashboard stands at the charge alone.
        stripe.charges.list({ customer, limit: MOST }),
      ]);
      const givenBack = refundsOf(charges.data);
      const newest = subscriptions.data.find(({ status }) => status !== 'canceled');
      return {
        isGone: false,
        card:
          readCard(newest?.default_payment_method) ?? readCard(buyer.invoice_settings.default_payment_method),
        subscriptions: subscriptions.data.flatMap((one) => readSubscription(one, buyer) ?? []),
        invoices: invoices.data.flatMap((one) => readInvoice(one, givenBack) ?? []),
      };
    },

    async previewChange(subscriptionId, item, off) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const preview = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: await changeOf(subscription, item),
        discounts: (await discountsOf(off, item)) ?? NO_DISCOUNTS,
      });
      const read = readInvoice({ ...preview, status: 'open', id: 'preview' })!;
      return {
        lines: read.lines,
        total: read.total,
        creditLeft: Math.max(0, -(preview.ending_balance ?? 0)),
      };
    },

    async changeNow(subscriptionId, item, off) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      await releaseSchedule(subscription);
      await stripe.subscriptions.update(subscriptionId, {
        ...(await changeOf(subscription, item)),
        discounts: (await discountsOf(off, item)) ?? NO_DISCOUNTS,
        cancel_at_period_end: false,
        // Where the card does not pay nothing is changed.
        payment_behavior: 'error_if_incomplete',
      });
    },

    async changeLater(subscriptionId, item) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      await releaseSchedule(subscription);
      if (item === null) return;
      await requireProduct(item);
      await stripe.subscriptions.update(subscriptionId, {
        cancel_at_period_end: false,
        metadata: notesOfNext(item),
      });
      const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
      const [line] = subscription.items.data;
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: line!.price.id, quantity: 1 }],
            start_date: line!.current_period_start,
            end_date: line!.current_period_end,
            // Without it the trial would end here, and be charged for.
            ...(subscription.status === 'trialing' ? { trial: true } : {}),
          },
          {
            items: [{ price_data: priceDataOf(item), quantity: 1 }],
            duration: intervalOf(item.period),
            metadata: notesOfNext(null),
          },
        ],
      });
    },

    async setCancelAtEnd(subscriptionId, cancel) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
    },

    async endNow(subscriptionId) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      if (subscription.status === 'canceled') return;
      const latest = subscription.latest_invoice;
      await stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false });
      const invoice = typeof latest === 'string' ? await stripe.invoices.retrieve(latest) : latest;
      if (invoice?.status === 'open') await stripe.invoices.voidInvoice(invoice.id!);
    },

    async payOpenInvoice(subscriptionId) {
      const { latest_invoice: latest, customer } = await stripe.subscriptions.retrieve(subscriptionId);
      // It may have been changed, and the buyer has not come back by the page's own way.
      await useCardOnFile(typeof customer === 'string' ? customer : customer.id);
      if (latest) await stripe.invoices.pay(typeof latest === 'string' ? latest : latest.id!);
    },

    async refund(invoice, amount) {
      await stripe.creditNotes.create(
        { invoice, amount, refund_amount: amount },
        { idempotencyKey: `refund-${invoice}` },
      );
    },

    creditOf,

    async takeCredit(customer, atMost) {
      const amount = Math.min(atMost, await creditOf(customer));
      if (amount === 0) return;
      await stripe.customers.createBalanceTransaction(customer, { amount, currency: 'usd' });
    },

    useCardOnFile,

    async forget(customerId) {
      const buyer = await stripe.customers.retrieve(customerId);
      if (!buyer.deleted) await stripe.customers.del(customerId);
    },

    async readEvent(body, signature) {
      const { id, type, data } = readSigned(body, signature);
      const object = data.object as { object: string; id: string; customer?: string | { id: string } | null };
      const customer = object.object === 'customer' ? object.id : object.customer;
      return {
        id,
        type,
        customerId: typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null),
        checkoutId: object.object === 'checkout.session' ? object.id : null,
      };
    },
  });

  function readSigned(body: string, signature: string | undefined): Stripe.Event {
    try {
      const now = clock.now().getTime();
      return stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        config.webhookSecret,
        undefined,
        undefined,
        now,
      );
    } catch (error) {
      throw new BadSignature('a webhook without a good signature', { cause: error });
    }
  }
}

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
  };
}

/** Errors of Stripe as this product knows them. */
function wrapped(provider: PaymentProvider): PaymentProvider {
  const entries = Object.entries(provider).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...given: unknown[]) =>
          (value as (...given: unknown[]) => Promise<unknown>)(...given).catch((error: unknown) => {
            throw asOwnError(error);
          })
      : value,
  ]);
  return Object.fromEntries(entries) as PaymentProvider;
}

function asOwnError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new CardDeclined(error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError) return new ProviderFailure(error.message, { cause: error });
  return error;
}
