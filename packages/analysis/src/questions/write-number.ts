/** Narrow no-break space between groups of digits, and the minus sign: as screens write numbers. */
const GROUP = '\u202f';
const MINUS = '\u2212';

export function writeNumber(value: number, decimals: number): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = fixed.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP);
  const sign = value < 0 && Number(fixed) !== 0 ? MINUS : '';
  return `${sign}${grouped}${fraction ? `.${fraction}` : ''}`;
}

export function writeSigned(value: number, decimals: number): string {
  const text = writeNumber(value, decimals);
  return value > 0 && Number(value.toFixed(decimals)) !== 0 ? `+${text}` : text;
}

/** "41 %", "1.31 s", "0.31 xG a game". */
export function withUnit(text: string, unit: string): string {
  return unit === '' ? text : `${text} ${unit}`;
}

export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${writeNumber(count, 0)} ${count === 1 ? one : many}`;
}
