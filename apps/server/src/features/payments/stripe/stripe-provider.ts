import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { StripeConfig } from '../../../platform/config/config.ts';
import { BadSignature, CardDeclined, type PaymentProvider, ProviderFailure } from '../payment-provider.ts';
import { readCard, readInvoice, readSession, readSubscription, sumRefunds } from './read-stripe.ts';
import { createStripeCatalog, type StripeCatalog, toPriceData } from './stripe-plans.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

const MAX_SUBSCRIPTIONS = 100;

type CustomerCalls = Pick<
  PaymentProvider,
  'createCustomer' | 'readCustomer' | 'getCredit' | 'withdrawCredit' | 'useCardOnFile' | 'deleteCustomer'
>;

/** Customers with their cards and credit. */
function createStripeCustomers(stripe: Stripe): CustomerCalls {
  async function getCredit(customer: string): Promise<number> {
    const buyer = await stripe.customers.retrieve(customer);
    // A balance below 0 is credit.
    return buyer.deleted ? 0 : Math.max(0, -buyer.balance);
  }

  async function useCardOnFile(customer: string): Promise<void> {
    const buyer = await stripe.customers.retrieve(customer);
    const method = buyer.deleted ? null : buyer.invoice_settings.default_payment_method;
    if (!method) return;
    const card = typeof method === 'string' ? method : method.id;
    // Checkout stored the first card in the subscription, where it has priority over the customer's.
    const { data } = await stripe.subscriptions.list({ customer, limit: MAX_SUBSCRIPTIONS });
    for (const { id, default_payment_method: own } of data) {
      if ((typeof own === 'string' ? own : own?.id) === card) continue;
      await stripe.subscriptions.update(id, { default_payment_method: card });
    }
  }

  return {
    async createCustomer({ userId, email, name }) {
      const buyer = { name, metadata: { userId }, ...(email === null ? {} : { email }) };
      for (let key = `customer-${userId}`; ; ) {
        const { id } = await stripe.customers.create(buyer, { idempotencyKey: key });
        // Stripe repeats its answer to a key for a day, even if that customer was deleted meanwhile.
        if (!(await stripe.customers.retrieve(id)).deleted) return id;
        key = `customer-${userId}-${id}`;
      }
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
          limit: MAX_SUBSCRIPTIONS,
          expand: ['data.default_payment_method', 'data.discounts.source.coupon'],
        }),
        stripe.invoices.list({ customer, limit: MAX_SUBSCRIPTIONS, expand: ['data.payments'] }),
        // A refund made in Stripe's dashboard is only recorded in the charge.
        stripe.charges.list({ customer, limit: MAX_SUBSCRIPTIONS }),
      ]);
      const refunded = sumRefunds(charges.data);
      const newest = subscriptions.data.find(({ status }) => status !== 'canceled');
      return {
        isGone: false,
        card:
          readCard(newest?.default_payment_method) ?? readCard(buyer.invoice_settings.default_payment_method),
        subscriptions: subscriptions.data.flatMap((one) => readSubscription(one, buyer) ?? []),
        invoices: invoices.data.flatMap((one) => readInvoice(one, refunded) ?? []),
      };
    },

    getCredit,

    async withdrawCredit(customer, atMost) {
      const amount = Math.min(atMost, await getCredit(customer));
      if (amount === 0) return;
      await stripe.customers.createBalanceTransaction(customer, { amount, currency: 'usd' });
    },

    useCardOnFile,

    async deleteCustomer(customerId) {
      const buyer = await stripe.customers.retrieve(customerId);
      if (!buyer.deleted) await stripe.customers.del(customerId);
    },
  };
}

const TIMEOUT_MS = 10_000;

/** Stripe: Checkout, Customer Portal, subscriptions with schedules, signed webhooks. */
export function createStripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...parseApiAddress(config.apiUrl),
  });
  const catalog = createStripeCatalog(stripe);
  const customers = createStripeCustomers(stripe);
  return convertStripeErrors({
    name: 'stripe',
    taxPercent: config.tax ? null : 0,
    check: async () => void (await stripe.prices.list({ limit: 1 })),
    ...customers,
    ...createStripeCheckouts(stripe, config, catalog),
    ...createStripeSubscriptions(stripe, clock, catalog),
    ...createStripeInvoices(stripe, customers),
    ...createStripeEvents(stripe, config, clock),
  });
}

function parseApiAddress(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
  };
}

function convertStripeErrors(provider: PaymentProvider): PaymentProvider {
  const entries = Object.entries(provider).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...given: unknown[]) =>
          (value as (...given: unknown[]) => Promise<unknown>)(...given).catch((error: unknown) => {
            throw toProblemError(error);
          })
      : value,
  ]);
  return Object.fromEntries(entries) as PaymentProvider;
}

function toProblemError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new CardDeclined(error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError) return new ProviderFailure(error.message, { cause: error });
  return error;
}

type InvoiceCalls = Pick<PaymentProvider, 'payOpenInvoice' | 'refund'>;

/** Retried and refunded payments. */
function createStripeInvoices(
  stripe: Stripe,
  { useCardOnFile }: Pick<PaymentProvider, 'useCardOnFile'>,
): InvoiceCalls {
  return {
    async payOpenInvoice(subscriptionId) {
      const { latest_invoice: latest, customer } = await stripe.subscriptions.retrieve(subscriptionId);
      // The card may have been changed without the buyer returning through the page.
      await useCardOnFile(typeof customer === 'string' ? customer : customer.id);
      if (latest) await stripe.invoices.pay(typeof latest === 'string' ? latest : latest.id!);
    },

    async refund(invoice, amount) {
      await stripe.creditNotes.create(
        { invoice, amount, refund_amount: amount },
        { idempotencyKey: `refund-${invoice}` },
      );
    },
  };
}

/** Stripe's signed webhook events. */
function createStripeEvents(
  stripe: Stripe,
  { webhookSecret }: Pick<StripeConfig, 'webhookSecret'>,
  clock: Clock,
): Pick<PaymentProvider, 'readEvent'> {
  function readSigned(body: string, signature: string | undefined): Stripe.Event {
    try {
      const now = clock.now().getTime();
      return stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, undefined, undefined, now);
    } catch (error) {
      throw new BadSignature('webhook without a valid signature', { cause: error });
    }
  }

  return {
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
  };
}

type CheckoutCalls = Pick<
  PaymentProvider,
  'openCheckout' | 'openCardChange' | 'readCheckout' | 'closeCheckout'
>;

function createStripeCheckouts(
  stripe: Stripe,
  config: Pick<StripeConfig, 'tax'>,
  { requireProduct, listDiscountCoupons }: StripeCatalog,
): CheckoutCalls {
  const tax = config.tax ? { automatic_tax: { enabled: true } } : {};
  return {
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
              line_items: [{ price_data: toPriceData(plan.item), quantity: 1 }],
              discounts: (await listDiscountCoupons(plan.off, plan.item)) ?? [],
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
  };
}
