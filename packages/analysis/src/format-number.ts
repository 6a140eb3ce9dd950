type SignDisplay = 'negative' | 'exceptZero';

const FORMATS = new Map<string, Intl.NumberFormat>();

function format(value: number, decimals: number, signDisplay: SignDisplay): string {
  const key = `${signDisplay} ${decimals}`;
  const kept = FORMATS.get(key);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const used = kept ?? new Intl.NumberFormat('en-US', { ...digits, signDisplay });
  if (!kept) FORMATS.set(key, used);
  return used.format(value).replace('-', '−');
}

/** A number as every text and screen writes it: 1480.04 → "1,480.0", with a minus sign, never "−0". */
export const formatNumber = (value: number, decimals = 0): string => format(value, decimals, 'negative');

/** The same with a plus sign above zero: "+1.2". */
export const formatSigned = (value: number, decimals = 0): string => format(value, decimals, 'exceptZero');

/** A unit behind its number: "41%", "1.31 s", "0.31 xG per game". */
export function addUnit(text: string, unit: string): string {
  return unit === '' ? text : `${text}${unit.startsWith('%') ? '' : ' '}${unit}`;
}

/** A length of time in words: 50.9 → "51 s", 245 → "4 min", 18,000 → "5 h", 148,320 → "41 h 12 min". */
export function formatSpan(seconds: number): string {
  if (seconds < 59.5) return `${formatNumber(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${formatNumber(hours)} h` : `${formatNumber(hours)} h ${rest} min`;
}

/** How many there are: "1 game", "12 games". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
