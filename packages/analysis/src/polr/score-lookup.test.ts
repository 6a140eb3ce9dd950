import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryNumber } from '../testing/hand-made-games.ts';
import { scoreLookup } from './polr-scale.ts';

describe('score lookup', () => {
  it.each([
    [0, 0],
    [15, 7],
    [30, 12],
    [35, 18],
    [40, 24],
    [50, 35],
    [55, 40],
    [60, 44],
    [65, 49],
    [70, 54],
    // Between and beyond the knots: the examples from game-and-stats.md 7.4.
    [45, 29.5],
    [32.5, 15],
    [7.5, 3.5],
    [-3, 0],
    [81, 54],
  ])('puts %d at %d', (polr, index) => expect(scoreLookup(polr)).toBeCloseTo(index, 9));

  it('never decreases', () => {
    const polr = arbitraryNumber(-10, 80);
    fc.assert(
      fc.property(polr, polr, (a, b) => scoreLookup(Math.min(a, b)) <= scoreLookup(Math.max(a, b)) + 1e-9),
    );
  });
});
