import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryNumber } from '../testing/hand-made-games.ts';
import { trend } from './trend.ts';

describe('trend', () => {
  it('is the median slope over ten games', () => {
    const rising = Array.from({ length: 20 }, (_, i) => 40 + i);
    expect(trend(rising)).toMatchObject({ perTenGames: 10, games: 20, reason: null });
    // One outlier changes nothing.
    expect(trend(rising.with(7, 99)).perTenGames).toBeCloseTo(10, 9);
  });

  it('uses only the last 20 games, and skips games without a score', () => {
    const scores = [...new Array<number>(30).fill(90), ...Array.from({ length: 20 }, (_, i) => 40 + i)];
    expect(trend(scores).perTenGames).toBe(10);
    const holes = Array.from({ length: 20 }, (_, i) => (i % 3 === 0 ? null : 40 + i));
    expect(trend(holes)).toMatchObject({ perTenGames: 10, games: 13 });
  });

  it('is hidden when it is small or based on few games', () => {
    expect(trend(new Array<number>(20).fill(50))).toMatchObject({
      perTenGames: null,
      reason: 'No change of 5 points or more over ten games.',
    });
    expect(trend([10, 20, 30])).toMatchObject({
      perTenGames: null,
      reason: '17 more games until you see a trend.',
    });
  });

  it('is within its interval, and symmetric', () => {
    fc.assert(
      fc.property(fc.array(arbitraryNumber(0, 100), { minLength: 10, maxLength: 20 }), (scores) => {
        const there = trend(scores);
        if (there.perTenGames === null || there.interval === null) return;
        expect(there.interval[0]).toBeLessThanOrEqual(there.perTenGames + 1e-9);
        expect(there.interval[1]).toBeGreaterThanOrEqual(there.perTenGames - 1e-9);
        const back = trend(scores.map((score) => 100 - score));
        expect(back.perTenGames).toBeCloseTo(-there.perTenGames, 6);
        expect(back.interval![0]).toBeCloseTo(-there.interval[1], 6);
      }),
    );
  });
});
