import { createHmac } from 'node:crypto';
import type { Context } from '../../feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCheckoutOrder } from './order.repository.ts';
import { refreshOrder } from './order-lifecycle.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { insertEvent, isEventKnown } from './subscription.repository.ts';
import { syncCustomer } from './sync-customer.ts';

/** Opens Stripe if it is configured, else the sandbox, which moves no money. */
export function openPaymentProvider({ config, clock, database }: Platform, context: () => Context) {
  if (config.stripe) return createStripeProvider(config.stripe, clock);
  return createSandboxProvider({
    db: database.db,
    clock,
    secret: deriveSandboxSecret(config.authSecret),
    deliver: async (event) => void (await receiveEvent(context(), event)),
  });
}

/** Returns the key for the sandbox's events, derived from the session key. */
export function deriveSandboxSecret(authSecret: string): string {
  return createHmac('sha256', authSecret).update('payment sandbox').digest('hex');
}

/**
 * Handles a provider event once. An event only says where something happened; the state is fetched, so events may
 * arrive twice, late and in any order. A failed event isn't recorded, so that it is sent again.
 */
export async function receiveEvent(context: Context, { id, type, customerId, checkoutId }: ProviderEvent) {
  const { db, clock } = context;
  if (await isEventKnown(db, id)) return { isNew: false };
  if (checkoutId !== null) {
    const order = await findCheckoutOrder(db, checkoutId);
    if (order) await refreshOrder(context, order);
  }
  if (customerId !== null) await syncCustomer(context, customerId);
  return { isNew: await insertEvent(db, id, type, clock.now()) };
}
