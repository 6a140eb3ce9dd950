import { SANDBOX_CARDS, type SandboxCard } from '@datacoach/contract';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { BillingBooks } from './billing-books.ts';
import type { AppliedDiscount, BillingCheckout, BillingSubscription, PlanItem } from './billing-object.ts';
import { calculateInvoice, calculatePeriod, removeOneTimeDiscount } from './billing-period.ts';

/** Starts a subscription; without a trial the first period is paid at once. */
async function startSubscription(
  books: BillingBooks,
  customerId: string,
  item: PlanItem,
  off: AppliedDiscount | null,
  trialDays: number | null,
): Promise<BillingSubscription> {
  const base = {
    kind: 'subscription',
    id: books.createId('sub'),
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
  const started: BillingSubscription = {
    ...base,
    ...calculatePeriod(books.now, books.now, item),
    off: removeOneTimeDiscount(off),
    status: 'active',
    trialEndsAt: null,
  };
  return chargeFirst(books, started, off);
}

/** Charges the first invoice to credit and to the new card. */
async function chargeFirst(
  books: BillingBooks,
  subscription: BillingSubscription,
  off: AppliedDiscount | null,
) {
  const customer = await books.requireCustomer(subscription.customerId);
  const { lines, total, credit } = calculateInvoice(subscription.item, off, customer);
  await books.saveCustomer({ ...customer, credit: customer.credit - credit });
  await books.saveSubscription(subscription, 'created');
  await books.addInvoice(subscription, { lines, total, status: 'paid' });
  return subscription;
}

/** How long a bank takes to confirm a payment, in ms. */
const BANK_DELAY_MS = 3000;
const EXPIRY = { expiryMonth: 12, expiryYear: 2031 };

export type CheckoutRequest = Omit<
  BillingCheckout,
  'kind' | 'id' | 'status' | 'submitted' | 'subscriptionId'
>;

export async function openCheckout(books: BillingBooks, requested: CheckoutRequest) {
  const checkout: BillingCheckout = {
    ...requested,
    kind: 'checkout',
    id: books.createId('cs'),
    status: 'open',
    submitted: null,
    subscriptionId: null,
  };
  await books.saveCheckout(checkout);
  return checkout;
}

export async function payCheckout(
  books: BillingBooks,
  checkout: BillingCheckout,
  card: SandboxCard['number'],
): Promise<BillingCheckout> {
  const { outcome } = SANDBOX_CARDS.find(({ number }) => number === card)!;
  if (outcome === 'declined') return endCheckout(books, checkout, 'failed', 'async_payment_failed');
  if (outcome === 'confirms') {
    const submitted = { card, answersAt: books.now + BANK_DELAY_MS };
    const waiting: BillingCheckout = { ...checkout, status: 'processing', submitted };
    await books.saveCheckout(waiting);
    return waiting;
  }
  return completeCheckout(books, checkout, card);
}

/** Starts what was bought, paid with the card, which is saved. */
export async function completeCheckout(
  books: BillingBooks,
  checkout: BillingCheckout,
  number: SandboxCard['number'],
): Promise<BillingCheckout> {
  const { customerId, item, off, trialDays } = checkout;
  const customer = await books.requireCustomer(customerId);
  const { brand, outcome } = SANDBOX_CARDS.find((one) => one.number === number)!;
  const failsLater = outcome === 'fails later';
  const card = { brand, last4: number.slice(-4), ...EXPIRY, failsLater };
  await books.saveCustomer({ ...customer, card });
  let subscriptionId: string | null = null;
  if (item) {
    const started = await startSubscription(books, customerId, item, off, trialDays);
    subscriptionId = started.id;
  } else if (checkout.mode === 'tokens') {
    const lines = [{ text: checkout.title, amount: checkout.amount }];
    await books.issueInvoice({
      customerId,
      subscriptionId: null,
      status: 'paid',
      periodFrom: null,
      periodTo: null,
      lines,
      total: checkout.amount,
    });
  }
  return endCheckout(books, { ...checkout, subscriptionId }, 'paid', 'completed');
}

export function closeCheckout(books: BillingBooks, checkout: BillingCheckout): Promise<BillingCheckout> {
  return endCheckout(books, checkout, 'canceled', 'expired');
}

async function endCheckout(
  books: BillingBooks,
  checkout: BillingCheckout,
  status: 'paid' | 'failed' | 'canceled',
  event: string,
): Promise<BillingCheckout> {
  const ended: BillingCheckout = { ...checkout, status, submitted: null };
  await books.saveCheckout(ended);
  books.notify(`checkout.session.${event}`, ended);
  return ended;
}
