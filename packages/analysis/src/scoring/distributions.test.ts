import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryNumber } from '../testing/hand-made-games.ts';
import {
  calculateQuantileRank,
  calculateRankSpread,
  countChances,
  countRank,
  normalCdf,
} from './distributions.ts';

describe('normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.841345],
    [-1.28, 0.100273],
    [3, 0.99865],
  ])('has %d below it, as in the tables', (z, share) => expect(normalCdf(z)).toBeCloseTo(share, 5));
});

describe('counts', () => {
  it('are a negative binomial with the given mean and spread', () => {
    // goals per5 at tier 15: mean 0.72, SD 0.88; size = 0.72² / (0.88² - 0.72) = 9.529
    const chances = countChances(0.72, 0.88 ** 2);
    expect(chances[0]).toBeCloseTo(0.499525, 5);
    expect(chances[1]).toBeCloseTo(0.334393, 5);
  });

  it('keep mean, variance and a mean percentile of one half, even when only Poisson is possible', () => {
    fc.assert(
      fc.property(arbitraryNumber(0.05, 12), arbitraryNumber(0.3, 3), (mean, ratio) => {
        const variance = mean * ratio;
        const chances = countChances(mean, variance);
        const sum = (of: (k: number) => number) => chances.reduce((total, p, k) => total + p * of(k), 0);
        expect(sum(() => 1)).toBeCloseTo(1, 6);
        expect(sum((k) => k)).toBeCloseTo(mean, 4);
        expect(sum((k) => (k - mean) ** 2)).toBeCloseTo(Math.max(variance, mean), 3);
        expect(sum((k) => countRank(chances, k))).toBeCloseTo(0.5, 6);
        expect(sum((k) => (countRank(chances, k) - 0.5) ** 2)).toBeCloseTo(
          calculateRankSpread(chances) ** 2,
          6,
        );
      }),
    );
  });
});

describe('quantiles', () => {
  const quantiles = [0, 0, 0, 1, 3];
  it.each([
    [-1, 0],
    [0, 0.25],
    [1, 0.75],
    [2, 0.875],
    [3, 1],
    [9, 1],
  ])('put %d at %d', (value, rank) => expect(calculateQuantileRank(quantiles, value)).toBeCloseTo(rank, 9));
});
