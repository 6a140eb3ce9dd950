import { BILLING_PERIOD_CODES, PAID_PLAN_NAMES, PAYMENT_RESULTS } from '@datacoach/contract';
import { oneOf, parseSearch, type SearchOf, textUpTo } from '../../../app/navigation/search-params.ts';

const ORDER = {
  plan: oneOf(PAID_PLAN_NAMES),
  period: oneOf(BILLING_PERIOD_CODES),
  trial: oneOf([true]),
  tokens: textUpTo(40),
};
export type OrderSearch = SearchOf<typeof ORDER>;

const PAYMENT = {
  /** `new-card` opens the page to change the card right away, as reminders link to. */
  tab: oneOf(['card-info', 'new-card']),
  /** The order of a buyer who comes back from the payment page, and how they came back. */
  order: textUpTo(100),
  result: oneOf(PAYMENT_RESULTS),
};
export type PaymentSearch = SearchOf<typeof PAYMENT>;

export function parseOrderSearch(search: Record<string, unknown>): OrderSearch {
  const { trial, ...read } = parseSearch(ORDER, search);
  return { ...read, ...(read.plan && trial && { trial }) };
}

export const parsePaymentSearch = (search: Record<string, unknown>) => parseSearch(PAYMENT, search);
