import { formatNumber } from '@datacoach/analysis/format-number';

/** Formats a part of a whole: "98.2%"; of nothing, "none". */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${formatNumber((100 * part) / whole, part === whole ? 0 : 1)}%`;
}

/** Formats minor units as money: 129900, usd → "$1 299.00"; other currencies by their code. */
export function money(minor: number, currency: string): string {
  const sign = currency.toLowerCase() === 'usd' ? '$' : `${currency.toUpperCase()} `;
  return `${minor < 0 ? '−' : ''}${sign}${formatNumber(Math.abs(minor) / 100, 2)}`;
}

const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

export function formatStorage(bytes: number): string {
  return bytes >= GIGABYTE
    ? `${formatNumber(bytes / GIGABYTE, 1)} GB`
    : `${formatNumber(bytes / MEGABYTE, bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
}
