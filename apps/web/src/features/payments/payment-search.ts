import {
  BILLING_PERIOD_CODES,
  type BillingPeriod,
  PAID_PLAN_NAMES,
  PAYMENT_RESULTS,
  type PaidPlanName,
  type PaymentResult,
} from '@datacoach/contract';

/** What the addresses of Plans and Payment say. */
export interface OrderSearch {
  plan?: PaidPlanName;
  period?: BillingPeriod;
  trial?: true;
  /** Key of tokens to buy. */
  tokens?: string;
}

export interface PaymentSearch {
  tab?: 'card-info';
  /** An order that was left for its page, and how the buyer came back. */
  order?: string;
  result?: PaymentResult;
}

export function readOrderSearch(search: Record<string, unknown>): OrderSearch {
  const plan = PAID_PLAN_NAMES.find((name) => name === search.plan);
  const period = BILLING_PERIOD_CODES.find((one) => one === Number(search.period));
  return {
    ...(plan && { plan }),
    ...(period && { period }),
    ...(plan && (search.trial === true || search.trial === 'true') && { trial: true as const }),
    ...(typeof search.tokens === 'string' && { tokens: search.tokens }),
  };
}

export function readPaymentSearch(search: Record<string, unknown>): PaymentSearch {
  const result = PAYMENT_RESULTS.find((one) => one === search.result);
  return {
    ...(search.tab === 'card-info' && { tab: 'card-info' as const }),
    ...(typeof search.order === 'string' && { order: search.order }),
    ...(result && { result }),
  };
}
