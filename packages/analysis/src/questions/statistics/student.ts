import { calculateSampleSpread } from '../../scoring/distributions.ts';
import { average } from '../../sums.ts';

/**
 * Returns the probability of a difference of means this large by chance alone (Welch's t-test, two-sided); 1 if it
 * can't be tested.
 */
export function calculateWelchChance(a: readonly number[], b: readonly number[]): number {
  if (a.length < 2 || b.length < 2) return 1;
  const [errorA, errorB] = [
    calculateSampleSpread(a) ** 2 / a.length,
    calculateSampleSpread(b) ** 2 / b.length,
  ];
  const error = errorA + errorB;
  if (error === 0) return average(a) === average(b) ? 1 : 0;
  const t = (average(a) - average(b)) / Math.sqrt(error);
  const freedom = error ** 2 / (errorA ** 2 / (a.length - 1) + errorB ** 2 / (b.length - 1));
  return calculateStudentTails(t, freedom);
}

/** Returns both tails of Student's distribution beyond ±t. */
export function calculateStudentTails(t: number, freedom: number): number {
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/**
 * Returns the probability that a count of successes is this far from the expected share (normal approximation with
 * continuity correction), two-sided.
 */
export function calculateShareChance(hits: number, of: number, restHits: number, restOf: number): number {
  if (of === 0 || restOf === 0) return 1;
  const share = (hits + restHits) / (of + restOf);
  const error = Math.sqrt(share * (1 - share) * (1 / of + 1 / restOf));
  if (error === 0) return 1;
  const correction = 0.5 * (1 / of + 1 / restOf);
  const z = Math.max(0, Math.abs(hits / of - restHits / restOf) - correction) / error;
  return calculateStudentTails(z, 1e9);
}

/** Returns the regularized incomplete beta function, by its continued fraction (Lentz). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const TINY = 1e-30;
  const guard = (value: number) => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d);
    c = guard(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d);
    c = guard(1 + odd / c);
    const step = d * c;
    fraction *= step;
    if (Math.abs(step - 1) < 1e-12) break;
  }
  return (front * fraction) / a;
}

/** Returns log Γ by Stirling's series, with the argument shifted to where it is accurate to 1e-10. */
function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  while (at < 10) {
    shift -= Math.log(at);
    at += 1;
  }
  const inverse = 1 / at;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
}

/** Share of displayed rows that may be chance: one in five, as with the 80 % intervals. */
export const FALSE_SHARE = 0.2;

/**
 * Returns which of many comparisons hold if at most `share` of those reported may be chance (Benjamini and Hochberg),
 * in the given order.
 */
export function findSignificant(chances: readonly number[], share: number = FALSE_SHARE): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((chance, index) => chance <= (share * (index + 1)) / chances.length);
  const limit = last === -1 ? -1 : sorted[last]!;
  return chances.map((chance) => chance <= limit);
}
