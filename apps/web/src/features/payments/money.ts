/** Cents as `$12.99`; below 0 with a true minus. */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}
