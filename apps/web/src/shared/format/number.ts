/** Narrow no-break space: groups digits without looking like a decimal mark in any language. */
const GROUP = '\u202f';

/** A number with a fixed count of decimals and grouped thousands: 1480.04 → "1 480.0". Never "-0". */
export function formatNumber(value: number, decimals = 0): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = fixed.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP);
  const sign = value < 0 && Number(fixed) !== 0 ? '−' : '';
  return `${sign}${grouped}${fraction ? `.${fraction}` : ''}`;
}
