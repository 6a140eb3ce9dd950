export interface Spread {
  readonly mean: number;
  /** Standard deviation of the column. */
  readonly size: number;
}

export interface Tint {
  readonly verdict: 'better' | 'worse' | 'even';
  /** Share of the verdict's colour in the cell. */
  readonly percent: number;
}

/** Fewer values than this have no middle. */
const MIN_VALUES = 3;
/** From half a spread on a cell is tinted, at two spreads as strongly as it gets (design, "Heat-tinted table"). */
const BEGINS = 0.5;
const FULL = 2;
const MIN_PERCENT = 12;
const MAX_PERCENT = 42;
const EVEN: Tint = { verdict: 'even', percent: 0 };

/** Null where there are too few values, or all are the same. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const known = values.filter((value) => value !== null);
  if (known.length < MIN_VALUES) return null;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const size = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length - 1));
  return size > 0 ? { mean, size } : null;
}

/** How far a value stands from the middle of its column, the way that is better. */
export function tintOf(
  value: number | null,
  spread: Spread | null,
  better: 'higher' | 'lower' | 'neutral',
): Tint {
  if (value === null || spread === null || better === 'neutral') return EVEN;
  const distance = (value - spread.mean) / spread.size;
  const far = Math.abs(distance);
  if (far < BEGINS) return EVEN;
  const share = Math.min(1, (far - BEGINS) / (FULL - BEGINS));
  const percent = Math.round(MIN_PERCENT + share * (MAX_PERCENT - MIN_PERCENT));
  return { verdict: (better === 'higher') === distance > 0 ? 'better' : 'worse', percent };
}
