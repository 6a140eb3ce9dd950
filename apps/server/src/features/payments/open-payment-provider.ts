import { createHmac } from 'node:crypto';
import type { Context } from '../../feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { receiveEvent } from './receive-event.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** Payments by Stripe where that is set up, else by the sandbox, which moves no money. */
export function openPaymentProvider(
  { config, clock, database }: Platform,
  context: () => Context,
): PaymentProvider {
  if (config.stripe) return stripeProvider(config.stripe, clock);
  return sandboxProvider({
    db: database.db,
    clock,
    secret: sandboxSecret(config.authSecret),
    deliver: async (event) => void (await receiveEvent(context(), event)),
  });
}

/** Key of the sandbox's events, made of the key of sessions. */
export function sandboxSecret(authSecret: string): string {
  return createHmac('sha256', authSecret).update('payment sandbox').digest('hex');
}
