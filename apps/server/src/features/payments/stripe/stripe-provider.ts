import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { StripeConfig } from '../../../platform/config/config.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { withOwnErrors } from './own-errors.ts';
import { stripeCatalogue } from './stripe-catalogue.ts';
import { stripeCheckouts } from './stripe-checkouts.ts';
import { stripeCustomers } from './stripe-customers.ts';
import { stripeEvents } from './stripe-events.ts';
import { stripeInvoices } from './stripe-invoices.ts';
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
