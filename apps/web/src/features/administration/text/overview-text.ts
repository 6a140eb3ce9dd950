import { formatNumber } from '@datacoach/analysis/format-number';
import { MONTHS_BY_PERIOD, type Overview, PLAN_LABELS } from '@datacoach/contract';
import type { CsvCell } from '../../../shared/files/save-file.ts';

/** Formats a part of a whole: "98.2%"; of nothing, "none". */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${formatNumber((100 * part) / whole, part === whole ? 0 : 1)}%`;

/** Formats minor units as money: 129900, usd → "$1 299.00"; other currencies by their code. */
export function formatMoney(minor: number, currency: string): string {
  const sign = currency.toLowerCase() === 'usd' ? '$' : `${currency.toUpperCase()} `;
  return `${minor < 0 ? '−' : ''}${sign}${formatNumber(Math.abs(minor) / 100, 2)}`;
}

const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

export const formatStorage = (bytes: number): string =>
  bytes >= GIGABYTE
    ? `${formatNumber(bytes / GIGABYTE, 1)} GB`
    : `${formatNumber(bytes / MEGABYTE, bytes < 10 * MEGABYTE ? 1 : 0)} MB`;

type Subscriptions = Overview['subscriptions'];

export function formatBillingPeriod({ period }: Subscriptions[number]): string {
  const months = MONTHS_BY_PERIOD[period];
  return months === 1 ? 'Monthly' : months === 12 ? 'Yearly' : `Every ${months} months`;
}

export const listSubscriptionCells = (rows: Subscriptions): CsvCell[][] => [
  ['Plan', 'Billed', 'Paying now', 'On trial', 'USD per month', 'Paying before', 'New', 'Ended'],
  ...rows.map((row) => [
    PLAN_LABELS[row.planName],
    formatBillingPeriod(row),
    row.paying,
    row.onTrial,
    row.monthly / 100,
    row.payingBefore,
    row.started,
    row.ended,
  ]),
];
