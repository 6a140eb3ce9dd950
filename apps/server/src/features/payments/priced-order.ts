import type { OrderRequest, Quote, UserType } from '@datacoach/contract';
import type { DiscountRow } from './discount.repository.ts';
import type { MoneyOff, PlanItem } from './payment-provider.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

export interface Buyer {
  userId: string;
  userType: UserType;
}

/** A priced order: what the buyer sees, and what happens when they agree. */
export interface PricedOrder {
  quote: Quote;
  discounts: DiscountRow[];
  /** Null for tokens. */
  plan: { item: PlanItem; off: MoneyOff | null; trialDays: number | null } | null;
  tokens: { key: string; tokens: number; amount: number } | null;
  /** The active subscription that is changed. */
  changes: SubscriptionRow | null;
}

export type PlanRequest = Extract<OrderRequest, { kind: 'plan' }>;
