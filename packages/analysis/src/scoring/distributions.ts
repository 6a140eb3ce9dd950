/** Returns the distribution function of the standard normal. Abramowitz and Stegun 7.1.26: absolute error below 1e-7. */
export function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (poly * Math.exp(-x * x)) / 2;
  // The coefficients miss one half at zero by 5e-10, but exact symmetry matters more.
  if (z === 0) return 0.5;
  return z > 0 ? 1 - tail : tail;
}

/**
 * Returns the value below which a share of the standard normal lies, within ±`limit`; 4 is the range of `normalCdf`
 * without a remainder.
 */
export function normalQuantile(share: number, limit = 4): number {
  let [low, high] = [-limit, limit];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Probability below which further counts no longer matter. */
const NEGLIGIBLE = 1e-12;
const MAX_COUNTS = 2000;

/**
 * Returns the probabilities of 0, 1, 2 … of a negative binomial with a mean and a variance; Poisson if the variance
 * is not above the mean, which a negative binomial doesn't allow.
 */
export function countChances(mean: number, variance: number): number[] {
  const size = variance > mean ? (mean * mean) / (variance - mean) : Number.POSITIVE_INFINITY;
  const share = Number.isFinite(size) ? mean / (mean + size) : 0;
  const chances = [Number.isFinite(size) ? (size / (size + mean)) ** size : Math.exp(-mean)];
  let total = chances[0]!;
  for (let k = 0; total < 1 - NEGLIGIBLE && k < MAX_COUNTS; k++) {
    const ratio = Number.isFinite(size) ? ((k + size) / (k + 1)) * share : mean / (k + 1);
    const next = chances[k]! * ratio;
    if (k > mean && next < NEGLIGIBLE) break;
    chances.push(next);
    total += next;
  }
  return chances;
}

/**
 * Returns the percentile of a count in the distribution: the probability of less plus half the probability of the same.
 * Its mean over the distribution is exactly one half.
 */
export function countRank(chances: readonly number[], count: number): number {
  let below = 0;
  for (let k = 0; k < Math.min(count, chances.length); k++) below += chances[k]!;
  return Math.min(1, below + (chances[count] ?? 0) / 2);
}

/** Returns the standard deviation of `countRank` over the distribution: variance (1 - Σ p³) / 12. */
export function calculateRankSpread(chances: readonly number[]): number {
  return Math.sqrt((1 - chances.reduce((sum, p) => sum + p ** 3, 0)) / 12);
}

/**
 * Returns the percentile of a value among evenly spaced quantiles (from minimum to maximum), 0 to 1; among equal
 * quantiles, the middle one.
 */
export function calculateQuantileRank(quantiles: readonly number[], value: number): number {
  const last = quantiles.length - 1;
  if (value < quantiles[0]!) return 0;
  if (value > quantiles[last]!) return 1;
  const first = quantiles.findIndex((quantile) => quantile >= value);
  if (quantiles[first]! > value) {
    const low = quantiles[first - 1]!;
    return (first - 1 + (value - low) / (quantiles[first]! - low)) / last;
  }
  return (first + quantiles.findLastIndex((quantile) => quantile <= value)) / 2 / last;
}

export type Interval = readonly [low: number, high: number];

/** Returns the interval of a mean: `errors` standard errors either way, from the spread of the single values. */
export function calculateMeanInterval(
  mean: number,
  singles: readonly number[],
  effective: number,
  errors: number,
): Interval {
  const margin = (errors * calculateSampleSpread(singles)) / Math.sqrt(effective);
  return [mean - margin, mean + margin];
}

/** Returns the standard deviation of the population that the values sample; 0 for fewer than two. */
export function calculateSampleSpread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
