import type { BillingPeriod, Card, PaidPlanName, SandboxCard, SumLine } from '@datacoach/contract';

/** A plan at its price, as it is paid again and again. */
export interface PlanItem {
  planName: PaidPlanName;
  period: BillingPeriod;
  amount: number;
}

/** Money off each of the next invoices; `cycles` null: for ever. */
export interface MoneyOff {
  amount: number;
  cycles: number | null;
}

/** Times are epoch milliseconds, money is cents with tax. */
export interface BillingCustomer {
  kind: 'customer';
  id: string;
  userId: string;
  card: (Card & { failsLater: boolean }) | null;
  /** Credit for the next invoices. */
  credit: number;
}

export interface BillingCheckout {
  kind: 'checkout';
  id: string;
  customerId: string;
  orderId: string;
  title: string;
  mode: 'plan' | 'tokens' | 'card';
  /** What is paid once, discounts taken off. */
  amount: number;
  item: PlanItem | null;
  off: MoneyOff | null;
  trialDays: number | null;
  returnUrl: string;
  status: 'open' | 'processing' | 'paid' | 'failed' | 'canceled';
  /** The bank is asked: with which card, and when it has answered. */
  asked: { card: SandboxCard['number']; answersAt: number } | null;
  subscriptionId: string | null;
}

export interface BillingSubscription {
  kind: 'subscription';
  id: string;
  customerId: string;
  item: PlanItem;
  next: PlanItem | null;
  off: MoneyOff | null;
  status: 'trialing' | 'active' | 'past_due' | 'ended';
  startedAt: number;
  anchorAt: number;
  currentStart: number;
  currentEnd: number;
  trialEndsAt: number | null;
  cancelAtEnd: boolean;
  endedAt: number | null;
}

export interface BillingInvoice {
  kind: 'invoice';
  id: string;
  customerId: string;
  subscriptionId: string | null;
  status: 'open' | 'paid' | 'refunded' | 'void';
  issuedAt: number;
  periodFrom: number | null;
  periodTo: number | null;
  lines: SumLine[];
  total: number;
  refunded: number;
}

export type BillingObject = BillingCustomer | BillingCheckout | BillingSubscription | BillingInvoice;
