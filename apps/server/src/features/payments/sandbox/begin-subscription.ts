import type { BillingBooks } from './billing-books.ts';
import type { BillingSubscription, MoneyOff, PlanItem } from './billing-object.ts';
import { periodFrom, reckon, usedOnce } from './billing-period.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Without a trial the first period is paid at once. */
export async function beginSubscription(
  books: BillingBooks,
  customerId: string,
  item: PlanItem,
  off: MoneyOff | null,
  trialDays: number | null,
): Promise<BillingSubscription> {
  const base = {
    kind: 'subscription',
    id: books.newId('sub'),
    customerId,
    item,
    next: null,
    startedAt: books.now,
    cancelAtEnd: false,
    endedAt: null,
  } as const;
  if (trialDays !== null) {
    const trialEndsAt = books.now + trialDays * DAY_MS;
    const onTrial: BillingSubscription = {
      ...base,
      off,
      status: 'trialing',
      anchorAt: trialEndsAt,
      currentStart: books.now,
      currentEnd: trialEndsAt,
      trialEndsAt,
    };
    await books.saveSubscription(onTrial, 'created');
    return onTrial;
  }
  const begun: BillingSubscription = {
    ...base,
    ...periodFrom(books.now, books.now, item),
    off: usedOnce(off),
    status: 'active',
    trialEndsAt: null,
  };
  return chargeFirst(books, begun, off);
}

/** The first invoice is paid by credit, and by the card that was just given. */
async function chargeFirst(
  books: BillingBooks,
  subscription: BillingSubscription,
  off: MoneyOff | null,
): Promise<BillingSubscription> {
  const customer = await books.customer(subscription.customerId);
  const { lines, total, credit } = reckon(subscription.item, off, customer);
  await books.saveCustomer({ ...customer, credit: customer.credit - credit });
  await books.saveSubscription(subscription, 'created');
  await books.addInvoice(subscription, { lines, total, status: 'paid' });
  return subscription;
}
