import type { Context } from '../../feature-module.ts';
import { openOrdersOf } from './order.repository.ts';
import { closeOrder } from './order-life.ts';
import { findCustomer } from './subscription.repository.ts';

/** Ends what an account pays, at once, and lets the provider forget the card: the account is being deleted. */
export async function endPayments(context: Context, userId: string): Promise<void> {
  const { db, paymentProvider: provider } = context;
  // Nobody is to pay for an account that is gone.
  for (const order of await openOrdersOf(db, userId)) await closeOrder(context, order);
  const customer = await findCustomer(db, userId);
  if (customer) await provider.forget(customer.customerId);
}
