import { SANDBOX_CARDS, type SandboxCard } from '@datacoach/contract';
import { beginSubscription } from './begin-subscription.ts';
import type { BillingBooks } from './billing-books.ts';
import type { BillingCheckout } from './billing-object.ts';

/** How long the bank of a card that asks first takes. */
const BANK_MS = 3000;
const EXPIRY = { expiryMonth: 12, expiryYear: 2031 };

export type WantedCheckout = Omit<BillingCheckout, 'kind' | 'id' | 'status' | 'asked' | 'subscriptionId'>;

export async function openCheckout(books: BillingBooks, wanted: WantedCheckout): Promise<BillingCheckout> {
  const checkout: BillingCheckout = {
    ...wanted,
    kind: 'checkout',
    id: books.newId('cs'),
    status: 'open',
    asked: null,
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
    const asked = { card, answersAt: books.now + BANK_MS };
    const waiting: BillingCheckout = { ...checkout, status: 'processing', asked };
    await books.saveCheckout(waiting);
    return waiting;
  }
  return completeCheckout(books, checkout, card);
}

/** What was bought begins, paid by the card, which is kept. */
export async function completeCheckout(
  books: BillingBooks,
  checkout: BillingCheckout,
  number: SandboxCard['number'],
): Promise<BillingCheckout> {
  const { customerId, item, off, trialDays } = checkout;
  const customer = await books.customer(customerId);
  const { brand, outcome } = SANDBOX_CARDS.find((one) => one.number === number)!;
  const failsLater = outcome === 'fails later';
  const card = { brand, last4: number.slice(-4), ...EXPIRY, failsLater };
  await books.saveCustomer({ ...customer, card });
  let subscriptionId: string | null = null;
  if (item) {
    const begun = await beginSubscription(books, customerId, item, off, trialDays);
    subscriptionId = begun.id;
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
  const ended: BillingCheckout = { ...checkout, status, asked: null };
  await books.saveCheckout(ended);
  books.tell(`checkout.session.${event}`, ended);
  return ended;
}
