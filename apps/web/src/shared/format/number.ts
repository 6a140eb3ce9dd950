import { counted, formatNumber } from '@datacoach/analysis/format-number';

const MEGABYTE = 1_000_000;

/** Formats bytes as "1.07" (megabytes, two decimals; under 10 kB shows "0.01"). */
export const formatMegabytes = (bytes: number): string =>
  (bytes === 0 ? 0 : Math.max(bytes / MEGABYTE, 0.01)).toFixed(2);

/** Formats bytes as "1.07 MB". */
export const formatFileSize = (bytes: number): string => `${formatMegabytes(bytes)} MB`;

/** Says how many sessions are left and what pays for them, the same on every screen: "10 sessions left: 2 on your plan this month, 8 tokens". */
export function formatSessionsLeft({ ofPlan, tokens }: { ofPlan: number; tokens: number }): string {
  const plan = Math.max(0, ofPlan);
  return `${counted(plan + Math.floor(tokens), 'session')} left: ${plan} on your plan this month, ${formatNumber(tokens, tokens % 1 === 0 ? 0 : 1)} ${tokens === 1 ? 'token' : 'tokens'}`;
}

/** Formats cents as `$12.99`, with a true minus sign below 0. */
export const formatMoney = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
