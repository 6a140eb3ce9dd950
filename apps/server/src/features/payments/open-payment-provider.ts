import { createHmac } from 'node:crypto';
import type { Context } from '../../feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrderOfCheckout } from './order.repository.ts';
import { refreshOrder } from './order-life.ts';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { eventIsKnown, insertEvent } from './subscription.repository.ts';
import { syncCustomer } from './sync-customer.ts';

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

/**
 * Hears an event of the provider once. It only says where something has happened: what stands is asked for, so events
 * may come twice, late and in any order. One that could not be worked off is not noted, so that it comes again.
 */
export async function receiveEvent(
  context: Context,
  { id, type, customerId, checkoutId }: ProviderEvent,
): Promise<{ isNew: boolean }> {
  const { db, clock } = context;
  if (await eventIsKnown(db, id)) return { isNew: false };
  if (checkoutId !== null) {
    const order = await findOrderOfCheckout(db, checkoutId);
    if (order) await refreshOrder(context, order);
  }
  if (customerId !== null) await syncCustomer(context, customerId);
  return { isNew: await insertEvent(db, id, type, clock.now()) };
}
