import type Stripe from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { readCard, readInvoice, readSubscription, refundsOf } from './read-stripe.ts';

const MOST = 100;

type Customers = Pick<
  PaymentProvider,
  'createCustomer' | 'readCustomer' | 'creditOf' | 'takeCredit' | 'useCardOnFile' | 'forget'
>;

/** Buyers with their cards and their credit. */
export function stripeCustomers(stripe: Stripe): Customers {
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

  return {
    async createCustomer({ userId, email, name }) {
      const buyer = { name, metadata: { userId }, ...(email === null ? {} : { email }) };
      return (await stripe.customers.create(buyer, { idempotencyKey: `customer-${userId}` })).id;
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
  };
}
