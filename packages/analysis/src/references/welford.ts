/** Running mean and spread; `m2` is the sum of squared differences to the mean. */
export interface Moments {
  n: number;
  mean: number;
  m2: number;
}

export const NO_MOMENTS: Moments = { n: 0, mean: 0, m2: 0 };

/** Moments with one more value (Welford). */
export function withValue({ n, mean, m2 }: Moments, value: number): Moments {
  const delta = value - mean;
  const next = mean + delta / (n + 1);
  return { n: n + 1, mean: next, m2: m2 + delta * (value - next) };
}

/** Variance of the values themselves; 0 without any. */
export function varianceOf({ n, m2 }: Moments): number {
  return n === 0 ? 0 : m2 / n;
}
