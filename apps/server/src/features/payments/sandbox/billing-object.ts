import type { BillingPeriod, Card, PaidPlanName, SandboxCard, SumLine } from '@datacoach/contract';

/** A recurring plan with its price. */
export interface PlanItem {
  planName: PaidPlanName;
  period: BillingPeriod;
  amount: number;
}

/** Money off each of the next invoices; `cycles` null for unlimited. */
export interface AppliedDiscount {
  amount: number;
  cycles: number | null;
}

/** Times are in epoch ms, money is in cents including tax. */
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
  /** Amount of a one-time payment, after discounts. */
  amount: number;
  item: PlanItem | null;
  off: AppliedDiscount | null;
  trialDays: number | null;
  returnUrl: string;
  status: 'open' | 'processing' | 'paid' | 'failed' | 'canceled';
  /** Pending bank confirmation: the card, and when the bank answers. */
  submitted: { card: SandboxCard['number']; answersAt: number } | null;
  subscriptionId: string | null;
}

export interface BillingSubscription {
  kind: 'subscription';
  id: string;
  customerId: string;
  item: PlanItem;
  next: PlanItem | null;
  off: AppliedDiscount | null;
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
