import type Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config/config.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readSession } from './read-stripe.ts';
import type { StripeCatalogue } from './stripe-catalogue.ts';
import { priceDataOf } from './stripe-plans.ts';

type Checkouts = Pick<PaymentProvider, 'openCheckout' | 'openCardChange' | 'readCheckout' | 'closeCheckout'>;

/** Pages of Stripe that a buyer is sent to. */
export function stripeCheckouts(
  stripe: Stripe,
  config: Pick<StripeConfig, 'tax'>,
  { requireProduct, discountsOf }: StripeCatalogue,
): Checkouts {
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
  };
}
