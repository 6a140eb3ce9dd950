import type { Card, OwnPayments, SubscriptionStatus, SumLine } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { MoneyOff, PlanItem } from './sandbox/billing-object.ts';

export type { MoneyOff, PlanItem };

/** What the buyer is sent to the provider's page for. */
export interface CheckoutWanted {
  orderId: string;
  customerId: string;
  title: string;
  /** Of what is paid once, discounts taken off; 0 for a plan. */
  amount: number;
  /** Null for what is paid once. */
  plan: { item: PlanItem; off: MoneyOff | null; trialDays: number | null } | null;
  /** Page to come back to; `&result=success|failed|canceled` is added. */
  returnUrl: string;
}

export interface ReadCheckout {
  status: 'open' | 'processing' | 'paid' | 'failed' | 'canceled';
  orderId: string | null;
}

/** A subscription as it stands at the provider at the moment of asking. */
export interface ReadSubscription {
  id: string;
  item: PlanItem;
  next: PlanItem | null;
  /** What the next invoice asks for; null when none comes. */
  nextAmount: number | null;
  status: SubscriptionStatus;
  startedAt: Date;
  /** Its day is the billing day. */
  anchorAt: Date;
  currentStart: Date;
  currentEnd: Date;
  trialEndsAt: Date | null;
  cancelAtEnd: boolean;
  endedAt: Date | null;
}

export interface ReadInvoice {
  id: string;
  subscriptionId: string | null;
  status: 'open' | 'paid' | 'refunded' | 'void';
  issuedAt: Date;
  periodFrom: Date | null;
  periodTo: Date | null;
  lines: SumLine[];
  total: number;
  tax: number;
  refunded: number;
}

/** Everything of a buyer, as it stands at the moment of asking. */
export interface ReadCustomer {
  /** Deleted at the provider, and nothing of it runs any more. */
  isGone: boolean;
  card: Card | null;
  subscriptions: ReadSubscription[];
  /** The newest 100. */
  invoices: ReadInvoice[];
}

/** What changing at once would ask for. */
export interface ChangePreview {
  lines: SumLine[];
  total: number;
  /** Left of the credit for the next invoices. */
  creditLeft: number;
}

/** Something has happened at the provider; what stands is asked for, the event only says where. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
  checkoutId: string | null;
}

/**
 * Who takes the money. What it says last is what holds: this product asks it for the state and never calculates one. Calls
 * throw CardDeclined where the card does not pay, ProviderFailure where the provider does not answer.
 */
export interface PaymentProvider {
  readonly name: OwnPayments['provider'];
  /** Percent of the net price in each price; null where the provider finds it by the buyer's address. */
  readonly taxPercent: number | null;
  createCustomer(buyer: { userId: string; email: string | null; name: string }): Promise<string>;
  openCheckout(wanted: CheckoutWanted): Promise<{ id: string; url: string }>;
  /** Page where the card is changed; `id` null where the page is no checkout. */
  openCardChange(wanted: {
    orderId: string;
    customerId: string;
    returnUrl: string;
  }): Promise<{ id: string | null; url: string }>;
  readCheckout(checkoutId: string): Promise<ReadCheckout>;
  /** Closes a page that no one pays on; one that has been paid meanwhile stays paid. */
  closeCheckout(checkoutId: string): Promise<void>;
  readCustomer(customerId: string): Promise<ReadCustomer>;
  previewChange(subscriptionId: string, item: PlanItem, off: MoneyOff | null): Promise<ChangePreview>;
  /** Begins a new period with another plan, paid by the card on file. */
  changeNow(subscriptionId: string, item: PlanItem, off: MoneyOff | null): Promise<void>;
  /** From the next period on; null takes it back. */
  changeLater(subscriptionId: string, item: PlanItem | null): Promise<void>;
  setCancelAtEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  payOpenInvoice(subscriptionId: string): Promise<void>;
  refund(invoiceId: string, amount: number): Promise<void>;
  /** Left over for the next invoices. */
  creditOf(customerId: string): Promise<number>;
  /** Takes credit for the next invoices back, as much as is left of it. */
  takeCredit(customerId: string, atMost: number): Promise<void>;
  /** Lets what runs be paid by the card that the customer has put on file last. */
  useCardOnFile(customerId: string): Promise<void>;
  /** Ends everything of a buyer and forgets the card. */
  forget(customerId: string): Promise<void>;
  /** Throws BadSignature for what did not come from the provider. */
  readEvent(body: string, signature: string | undefined): Promise<ProviderEvent>;
}

export class CardDeclined extends Error {}
export class ProviderFailure extends Error {}
export class BadSignature extends Error {}

/** What the provider refuses, in words for the buyer. */
export async function asProblem<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CardDeclined) {
      throw new ProblemError(
        402,
        'card-declined',
        'Your card was declined. Nothing was charged, and your plan stays as it is. Change the card in Payment.',
      );
    }
    if (error instanceof ProviderFailure) {
      throw new ProblemError(
        502,
        'provider-failed',
        'We couldn’t reach the payment service. Try again in a minute. See Payment for any charges.',
      );
    }
    throw error;
  }
}
