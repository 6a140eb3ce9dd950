import type { BillingPeriod } from '@datacoach/contract';

export const PERIOD_TEXT: Readonly<Record<BillingPeriod, string>> = {
  5: 'a month',
  10: 'every three months',
  15: 'a year',
};

/** `March 3rd, 2026` (specification.md 9). */
export function dayOf(date: Date): string {
  const month = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  const day = date.getUTCDate();
  return `${month} ${day}${ordinal(day)}, ${date.getUTCFullYear()}`;
}

/** `st` of 1st. */
export function ordinal(day: number): string {
  if (day > 3 && day < 21) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
