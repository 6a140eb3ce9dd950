import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { polr } from '../polr/polr.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { handMadeGames, LIKE_DIAMOND, SECTION_8 } from '../testing/hand-made-games.ts';
import {
  calculateMetricRelation,
  calculatePeriodDifference,
  changePoint,
  createMetricMeasure,
  createPolrMeasure,
  listRankBands,
  rankValues,
} from './measure.ts';
import { listSessionPositions, reviewSessions } from './session-review.ts';

const book = createPriorBook('standard', SECTION_8);
const speed = createMetricMeasure(findScoredMetric('avgSpeed')!);
const whiffs = createMetricMeasure(findScoredMetric('whiffs')!);

/** One game per value of the metric. */
const createGames = (key: string, values: readonly (number | null)[]): ScoreGame[] =>
  values.flatMap((value) => handMadeGames(1, value === null ? {} : { [key]: [value, 300] }));

describe('mean of games', () => {
  it('weights games equally, with an 80% interval of its error', () => {
    const mean = speed.of(createGames('avgSpeed', [1300, 1400, null, 1500]))!;
    expect(mean).toMatchObject({ value: 1400, games: 3 });
    expect(mean.interval![1] - 1400).toBeCloseTo((1.28 * 100) / Math.sqrt(3), 9);
    expect(mean.interval![0] + mean.interval![1]).toBeCloseTo(2800, 9);
    expect(speed.of(createGames('avgSpeed', [1300, 1400]))!.interval).toBeNull();
    expect(speed.of(createGames('avgSpeed', [null]))).toBeNull();
    expect(speed.single(createGames('avgSpeed', [1310])[0]!)).toBe(1310);
  });

  it('adds up a percentage’s opportunities instead of averaging percentages', () => {
    const accuracy = createMetricMeasure(findScoredMetric('shotAccuracy')!);
    const games = [
      ...handMadeGames(1, { shotAccuracy: [100, 1] }),
      ...handMadeGames(1, { shotAccuracy: [25, 4] }),
    ];
    expect(accuracy.of(games)!.value).toBeCloseTo(40, 9);
  });

  it('of POLR is the POLR of these games, and is undefined for single games', () => {
    const games = handMadeGames(20, LIKE_DIAMOND);
    const measure = createPolrMeasure(15, book);
    const { value, interval } = polr(games, 15, book);
    expect(measure.of(games)).toEqual({ value, interval, games: 20 });
    // There is no value while the declared rank would have over half of the weight.
    expect(measure.of(games.slice(0, 5))).toBeNull();
    expect(measure.of(games.slice(0, 2))).toBeNull();
    expect(measure.hasSingles).toBe(false);
    expect(measure.single(games[0]!)).toBeNull();
  });
});

describe('difference between two periods', () => {
  it('has an interval from both errors, and a verdict only when it excludes 0', () => {
    const [slow, fast] = [
      createGames('avgSpeed', [1300, 1310, 1320]),
      createGames('avgSpeed', [1400, 1410, 1420]),
    ];
    const found = calculatePeriodDifference(speed, slow, fast)!;
    expect(found.difference).toBeCloseTo(100, 9);
    expect(found.interval[1] - 100).toBeCloseTo(Math.hypot(1.28 * 10, 1.28 * 10) / Math.sqrt(3), 9);
    expect(found.verdict).toBe('better');
    expect(calculatePeriodDifference(speed, fast, slow)!.verdict).toBe('worse');
    const wide = createGames('avgSpeed', [1100, 1310, 1600]);
    expect(calculatePeriodDifference(speed, slow, wide)!.verdict).toBe('unclear');
    expect(
      calculatePeriodDifference(
        whiffs,
        createGames('whiffs', [1, 1, 1.1]),
        createGames('whiffs', [3, 3, 3.1]),
      )!.verdict,
    ).toBe('worse');
    const distance = createMetricMeasure(findScoredMetric('shotDistance')!);
    expect(
      calculatePeriodDifference(
        distance,
        createGames('shotDistance', [10, 11, 12]),
        createGames('shotDistance', [40, 41, 42]),
      )!.verdict,
    ).toBe('different');
  });

  it('needs three games with a value on each side', () => {
    const [two, three] = [
      createGames('avgSpeed', [1300, 1310, null]),
      createGames('avgSpeed', [1400, 1410, 1420]),
    ];
    expect(calculatePeriodDifference(speed, two, three)).toBeNull();
    expect(calculatePeriodDifference(speed, three, two)).toBeNull();
  });
});

describe('change of level', () => {
  it('is found where it is, and attributed to chance where there is none', () => {
    const noise = (n: number) => ((n * 7919) % 101) / 101;
    const stepped = Array.from({ length: 40 }, (_, n) => noise(n) + (n < 25 ? 2 : 1));
    const found = changePoint(stepped)!;
    expect(found.at).toBe(25);
    expect(found.chance).toBeLessThan(0.01);
    expect(changePoint(Array.from({ length: 40 }, (_, n) => noise(n)))!.chance).toBeGreaterThan(0.2);
    expect(changePoint(Array.from({ length: 30 }, () => 1))!.chance).toBe(1);
    expect(changePoint(stepped.slice(0, 29))).toBeNull();
  });

  it('has the published probability', () => {
    // U of ten falling values after ten higher values is 100 at the tenth: p = 2·exp(-6·K²/(n³ + n²)).
    const values = Array.from({ length: 30 }, (_, n) => (n < 15 ? 100 + n : n));
    expect(changePoint(values)!.chance).toBeCloseTo(2 * Math.exp((-6 * 225 ** 2) / (30 ** 3 + 30 ** 2)), 12);
    expect(rankValues([5, 1, 5, 2])).toEqual([3.5, 1, 3.5, 2]);
  });
});

describe('two metrics', () => {
  const games = (whiff: (n: number) => number | null) =>
    Array.from({ length: 12 }, (_, n) => {
      const value = whiff(n);
      return handMadeGames(1, {
        avgSpeed: [1300 + n * 10, 300],
        ...(value === null ? {} : { whiffs: [value, 300] as const }),
      })[0]!;
    });

  it('correlate positively, negatively, or not at all', () => {
    const both = calculateMetricRelation(
      speed,
      whiffs,
      games((n) => n ** 2),
    )!;
    expect(both).toMatchObject({ correlation: 1, games: 12, verdict: 'together' });
    expect(both.interval[0]).toBeGreaterThan(0.9);
    expect(
      calculateMetricRelation(
        speed,
        whiffs,
        games((n) => -n),
      )!.verdict,
    ).toBe('opposite');
    expect(
      calculateMetricRelation(
        speed,
        whiffs,
        games((n) => (n * 5) % 12),
      )!.verdict,
    ).toBe('unclear');
    expect(
      calculateMetricRelation(
        speed,
        whiffs,
        games(() => 1),
      )!.correlation,
    ).toBe(0);
    expect(
      calculateMetricRelation(
        speed,
        whiffs,
        games((n) => (n < 9 ? n : null)),
      ),
    ).toBeNull();
  });
});

describe('rank bands', () => {
  it('reach halfway to the adjacent ranks', () => {
    const [own, next] = listRankBands('avgSpeed', 15, book);
    const mean = (tier: number) => book.at('avgSpeed', tier)!.mean;
    expect(own).toMatchObject({ tier: 15, mean: mean(15), low: (mean(14) + mean(15)) / 2 });
    expect(own!.high).toBe(next!.low);
    expect(listRankBands('avgSpeed', 22, book)).toHaveLength(1);
    expect(listRankBands('avgSpeed', 1, book)[0]!.low).toBeLessThan(mean(1));
    expect(listRankBands('mechanicDiversity', 15, book)).toEqual([]);
  });

  it('of POLR cover its scale like its tiers', () => {
    const [own] = listRankBands('polr', 11, book);
    expect([own!.low, own!.high].map((edge) => Number(((edge * 22) / 70).toFixed(6)))).toEqual([10, 11]);
  });
});

describe('sessions', () => {
  const minutes = (...times: number[]) => times.map((time) => time * 60);
  const played = (times: number[], results: string) =>
    times.map((playedAt, index) => ({
      playedAt,
      result: ({ w: 'won', l: 'lost', d: 'drawn' } as const)[results[index] as 'w' | 'l' | 'd'],
    }));

  it('end after an hour without a game, and count consecutive losses', () => {
    const positions = listSessionPositions(played(minutes(0, 10, 70, 131, 140, 150), 'wllldw'));
    expect(positions.map(({ number }) => number)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(positions.map(({ before }) => before)).toEqual([null, 'won', 'lost', null, 'lost', 'drawn']);
    expect(positions.map(({ lostBefore }) => lostBefore)).toEqual([0, 0, 1, 0, 1, 0]);
    expect(listSessionPositions([])).toEqual([]);
  });

  it('are grouped by number and by the previous result, with verdicts', () => {
    const games = createGames(
      'avgSpeed',
      Array.from({ length: 30 }, (_, n) => 1500 - (n % 6) * 40 + (n % 4)),
    );
    const positions = listSessionPositions(
      games.map((_, n) => ({
        playedAt: Math.floor(n / 6) * 86_400 + (n % 6) * 600,
        result: n % 2 ? 'lost' : 'won',
      })),
    );
    const review = reviewSessions(
      speed,
      games.map((score, n) => ({ score, position: positions[n]! })),
    );
    expect(review.byNumber.map(({ key, games: count }) => [key, count])).toEqual([
      ['1', 5],
      ['2', 5],
      ['3', 5],
      ['4', 5],
      ['5+', 10],
    ]);
    expect(review.byNumber[0]!.mean!.value).toBeGreaterThan(review.byNumber[4]!.mean!.value + 100);
    expect(review.byBefore.map(({ games: count }) => count)).toEqual([5, 15, 10, 0]);
    expect(review.late).toMatchObject({ verdict: 'worse' });
    const few = reviewSessions(
      speed,
      games.slice(0, 6).map((score, n) => ({ score, position: positions[n]! })),
    );
    expect(few.late).toEqual({ missing: 3 });
    expect(reviewSessions(speed, []).afterLoss).toEqual({ missing: 5 });
  });
});
