const FEWEST_DIGITS = 6;

/** The shortest decimal number that identifies the same 32-bit float as `value`. */
export function shortestFloat32(value: number): number {
  if (!Number.isFinite(value)) return value;
  const wanted = Math.fround(value);
  for (let digits = FEWEST_DIGITS; digits < 9; digits++) {
    const short = Number(wanted.toPrecision(digits));
    if (Math.fround(short) === wanted) return short;
  }
  return Number(wanted.toPrecision(9));
}
