import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { StripeConfig } from '../../../platform/config/config.ts';
import { BadSignature, type PaymentProvider } from '../payment-provider.ts';

/** What Stripe tells by its webhook, signed. */
export function stripeEvents(
  stripe: Stripe,
  { webhookSecret }: Pick<StripeConfig, 'webhookSecret'>,
  clock: Clock,
): Pick<PaymentProvider, 'readEvent'> {
  function readSigned(body: string, signature: string | undefined): Stripe.Event {
    try {
      const now = clock.now().getTime();
      return stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, undefined, undefined, now);
    } catch (error) {
      throw new BadSignature('a webhook without a good signature', { cause: error });
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
