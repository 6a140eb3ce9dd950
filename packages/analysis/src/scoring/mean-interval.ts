export type Interval = readonly [low: number, high: number];

/** Interval of a mean: `errors` standard errors either way, from the spread of the single values. */
export function meanInterval(
  mean: number,
  singles: readonly number[],
  effective: number,
  errors: number,
): Interval {
  const margin = (errors * sampleSpread(singles)) / Math.sqrt(effective);
  return [mean - margin, mean + margin];
}

/** Standard deviation of what the values are a sample of; 0 for fewer than two. */
export function sampleSpread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
