import type { Card, MyPayments, SubscriptionStatus, SumLine } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { AppliedDiscount, PlanItem } from './sandbox/billing-object.ts';

export type { AppliedDiscount, PlanItem };

/** What the buyer visits the provider's page for. */
export interface CheckoutRequest {
  orderId: string;
  customerId: string;
  title: string;
  /** Amount of a one-time payment, after discounts; 0 for a plan. */
  amount: number;
  /** Null for a one-time payment. */
  plan: { item: PlanItem; off: AppliedDiscount | null; trialDays: number | null } | null;
  /** Page to return to; `&result=success|failed|canceled` is added. */
  returnUrl: string;
}

export interface ReadCheckout {
  status: 'open' | 'processing' | 'paid' | 'failed' | 'canceled';
  orderId: string | null;
}

/** A subscription's current state at the provider. */
export interface ReadSubscription {
  id: string;
  item: PlanItem;
  next: PlanItem | null;
  /** Amount of the next invoice; null if there is none. */
  nextAmount: number | null;
  status: SubscriptionStatus;
  startedAt: Date;
  /** Its day of the month is the billing day. */
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

/** A buyer's complete current state. */
export interface ReadCustomer {
  /** Deleted at the provider, without anything active. */
  isGone: boolean;
  card: Card | null;
  subscriptions: ReadSubscription[];
  /** The newest 100. */
  invoices: ReadInvoice[];
}

/** Cost of changing at once. */
export interface ChangePreview {
  lines: SumLine[];
  total: number;
  /** Credit left for the next invoices. */
  creditLeft: number;
}

/** Something happened at the provider; the state is fetched, the event only says where. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
  checkoutId: string | null;
}

/**
 * A payment provider, the only source of truth: this product fetches the state and never calculates it. Calls throw
 * CardDeclined if the card is declined, ProviderFailure if the provider doesn't respond.
 */
export interface PaymentProvider {
  readonly name: MyPayments['provider'];
  /** Tax included in each price, in percent of the net price; null if the provider determines it by the buyer's address. */
  readonly taxPercent: number | null;
  /** Throws if the provider doesn't respond. */
  check(): Promise<void>;
  createCustomer(buyer: { userId: string; email: string | null; name: string }): Promise<string>;
  openCheckout(requested: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** Opens the page to change the card; `id` is null if it isn't a checkout. */
  openCardChange(requested: {
    orderId: string;
    customerId: string;
    returnUrl: string;
  }): Promise<{ id: string | null; url: string }>;
  readCheckout(checkoutId: string): Promise<ReadCheckout>;
  /** Closes an abandoned checkout page; one that was paid meanwhile stays paid. */
  closeCheckout(checkoutId: string): Promise<void>;
  readCustomer(customerId: string): Promise<ReadCustomer>;
  previewChange(subscriptionId: string, item: PlanItem, off: AppliedDiscount | null): Promise<ChangePreview>;
  /** Starts a new period with another plan, paid with the card on file. */
  changeNow(subscriptionId: string, item: PlanItem, off: AppliedDiscount | null): Promise<void>;
  /** Schedules a change for the next period; null cancels it. */
  changeLater(subscriptionId: string, item: PlanItem | null): Promise<void>;
  setCancelAtEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  cancelNow(subscriptionId: string): Promise<void>;
  payOpenInvoice(subscriptionId: string): Promise<void>;
  refund(invoiceId: string, amount: number): Promise<void>;
  /** Returns the credit left for the next invoices. */
  getCredit(customerId: string): Promise<number>;
  /** Removes credit for the next invoices, as much as is left. */
  withdrawCredit(customerId: string, atMost: number): Promise<void>;
  /** Makes active subscriptions use the customer's newest card on file. */
  useCardOnFile(customerId: string): Promise<void>;
  /** Ends everything of a buyer and deletes the card. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Throws BadSignature for anything that didn't come from the provider. */
  readEvent(body: string, signature: string | undefined): Promise<ProviderEvent>;
}

export class CardDeclined extends Error {}
export class ProviderFailure extends Error {}
export class BadSignature extends Error {}

/** Turns the provider's refusal into a user message. */
export async function convertProviderErrors<Result>(work: Promise<Result>): Promise<Result> {
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
