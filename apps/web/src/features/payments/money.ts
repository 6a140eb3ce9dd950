/** Formats cents as `$12.99`, with a true minus sign below 0. */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}
