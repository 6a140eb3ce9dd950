import type { Executor } from '../../platform/database/database.ts';
import { invoicesOf, ordersOf } from './order.repository.ts';
import { cardOf, findCustomer, subscriptionsOf } from './subscription.repository.ts';

/** Everything about an account's payments, for its owner. */
export async function exportPayments(db: Executor, userId: string) {
  return {
    card: cardOf(await findCustomer(db, userId)),
    subscriptions: (await subscriptionsOf(db, userId)).map(
      ({ userId: _owner, readTicket: _ticket, ...facts }) => facts,
    ),
    orders: (await ordersOf(db, userId)).map(({ userId: _owner, ...facts }) => facts),
    invoices: (await invoicesOf(db, userId)).map(({ userId: _owner, ...facts }) => facts),
  };
}
