import type { BillingBooks } from './billing-books.ts';
import type { BillingSubscription, MoneyOff } from './billing-object.ts';
import { pays, periodFrom, reckon, usedOnce } from './billing-period.ts';

/** Begins the periods that are due; a plan that is to end, or that is not paid, ends. */
export async function renewSubscription(
  books: BillingBooks,
  subscription: BillingSubscription,
): Promise<void> {
  let current = subscription;
  while (current.status !== 'ended' && current.currentEnd <= books.now) {
    if (current.cancelAtEnd || current.status === 'past_due') {
      await endSubscription(books, current, current.currentEnd);
      return;
    }
    const item = current.next ?? current.item;
    const anchorAt = current.status === 'trialing' ? current.currentEnd : current.anchorAt;
    const off = current.next ? null : current.off;
    current = {
      ...current,
      ...periodFrom(current.currentEnd, anchorAt, item),
      item,
      next: null,
      off: usedOnce(off),
      status: 'active',
      trialEndsAt: null,
    };
    current = await charge(books, current, off);
  }
}

/** The invoice of a period that begins; an open one where the card does not pay. */
async function charge(
  books: BillingBooks,
  subscription: BillingSubscription,
  off: MoneyOff | null,
): Promise<BillingSubscription> {
  const customer = await books.customer(subscription.customerId);
  const { lines, total, credit } = reckon(subscription.item, off, customer);
  const isPaid = total === 0 || pays(customer);
  await books.saveCustomer({ ...customer, credit: customer.credit - credit });
  const charged: BillingSubscription = { ...subscription, status: isPaid ? 'active' : 'past_due' };
  await books.saveSubscription(charged, 'updated');
  await books.addInvoice(charged, { lines, total, status: isPaid ? 'paid' : 'open' });
  return charged;
}

export async function endSubscription(
  books: BillingBooks,
  subscription: BillingSubscription,
  endedAt: number,
): Promise<void> {
  await books.saveSubscription({ ...subscription, status: 'ended', endedAt, next: null }, 'deleted');
}
