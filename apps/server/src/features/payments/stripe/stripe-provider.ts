import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { StripeConfig } from '../../../platform/config/config.ts';
import { BadSignature, CardDeclined, type PaymentProvider, ProviderFailure } from '../payment-provider.ts';
import { stripeCatalogue } from './stripe-catalogue.ts';
import { stripeCheckouts } from './stripe-checkouts.ts';
import { stripeCustomers } from './stripe-customers.ts';
import { stripeSubscriptions } from './stripe-subscriptions.ts';

const TIMEOUT_MS = 10_000;

/** Stripe: Checkout, Customer Portal, subscriptions with schedules, signed webhooks. */
export function stripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(config.apiUrl),
  });
  const catalogue = stripeCatalogue(stripe);
  const customers = stripeCustomers(stripe);
  return withOwnErrors({
    name: 'stripe',
    taxPercent: config.tax ? null : 0,
    ...customers,
    ...stripeCheckouts(stripe, config, catalogue),
    ...stripeSubscriptions(stripe, clock, catalogue),
    ...stripeInvoices(stripe, customers),
    ...stripeEvents(stripe, config, clock),
  });
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
function withOwnErrors(provider: PaymentProvider): PaymentProvider {
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

type Invoices = Pick<PaymentProvider, 'payOpenInvoice' | 'refund'>;

/** Money that is taken once more, or given back. */
function stripeInvoices(stripe: Stripe, { useCardOnFile }: Pick<PaymentProvider, 'useCardOnFile'>): Invoices {
  return {
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
  };
}

/** What Stripe tells by its webhook, signed. */
function stripeEvents(
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
