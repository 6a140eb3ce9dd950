import type { Context } from '../../feature-module.ts';
import { findOrderOfCheckout } from './order.repository.ts';
import { refreshOrder } from './order-life.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { eventIsKnown, insertEvent } from './subscription.repository.ts';
import { syncCustomer } from './sync-customer.ts';

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
