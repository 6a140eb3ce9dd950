import {
  BILLING_PERIOD_CODES,
  type BillingPeriod,
  PAID_PLAN_NAMES,
  PAYMENT_RESULTS,
  type PaidPlanName,
  type PaymentResult,
} from '@datacoach/contract';
import { oneOf, parseSearch, textUpTo } from '../../../app/navigation/search-params.ts';

export interface OrderSearch {
  plan?: PaidPlanName;
  period?: BillingPeriod;
  trial?: true;
  tokens?: string;
}

export interface PaymentSearch {
  /** `new-card` opens the page to change the card right away, as reminders link to. */
  tab?: 'card-info' | 'new-card';
  /** The order of a buyer who comes back from the payment page, and how they came back. */
  order?: string;
  result?: PaymentResult;
}

export function parseOrderSearch(search: Record<string, unknown>): OrderSearch {
  const { trial, ...read } = parseSearch<OrderSearch>(
    {
      plan: oneOf(PAID_PLAN_NAMES),
      period: oneOf(BILLING_PERIOD_CODES),
      trial: oneOf([true]),
      tokens: textUpTo(40),
    },
    search,
  );
  return { ...read, ...(read.plan && trial && { trial }) };
}

export const parsePaymentSearch = (search: Record<string, unknown>) =>
  parseSearch<PaymentSearch>(
    { tab: oneOf(['card-info', 'new-card']), order: textUpTo(100), result: oneOf(PAYMENT_RESULTS) },
    search,
  );
