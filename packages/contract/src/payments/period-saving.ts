import { BILLING_PERIODS, type BillingPeriod, MONTHS_BY_PERIOD } from '../product-codes.ts';

interface PeriodPrice {
  readonly period: BillingPeriod | null;
  /** Null while it is typed. */
  readonly amount: number | null;
}

/** Returns the percent saved over paying monthly, rounded down so that it never promises too much; below 0 it costs more. */
export function calculateSavedPercent(prices: readonly PeriodPrice[], period: BillingPeriod): number {
  const findAmount = (one: BillingPeriod) => prices.find((price) => price.period === one)?.amount;
  const [monthly, amount] = [findAmount(BILLING_PERIODS.monthly), findAmount(period)];
  if (!monthly || !amount) return 0;
  const months = monthly * MONTHS_BY_PERIOD[period];
  return Math.floor((100 * (months - amount)) / months);
}
