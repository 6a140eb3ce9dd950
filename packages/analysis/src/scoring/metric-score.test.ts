import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { createPriorBook, type Reference } from '../references/reference-book.ts';
import { arbitraryNumber, handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { type MetricScore, scoreMetric } from './metric-score.ts';

const book = createPriorBook('standard', SECTION_8);
const score = (key: string, games: readonly ScoreGame[], reference = book.at(key, 15)): MetricScore =>
  scoreMetric(findScoredMetric(key)!, games, reference, { teamSize: 3 });

describe('metric score', () => {
  it('matches game-and-stats.md 7.2 calculated by hand', () => {
    // Ten games at 1500: n_eff 9.587, reliability 0.7864, z = 0.7864 · 55 / 44.78 = 0.966.
    const result = score('avgSpeed', handMadeGames(10, { avgSpeed: [1500, 300] }));
    expect(result.reliability).toBeCloseTo(0.78643, 5);
    expect(result.score).toBeCloseTo(83.2975, 3);
    expect(result.interval![0]).toBeCloseTo(64.5967, 3);
    expect(result.interval![1]).toBeCloseTo(94.0327, 3);
    expect(result.value).toBeCloseTo(1500, 9);
    expect(result).toMatchObject({ reference: 1445, games: 10, over: 3000, reason: null });
  });

  it('pulls few opportunities toward the rank', () => {
    // Four games of 7 in 10: (W · 7 + 0.42 · 12) / (W · 10 + 12) = 63.0 %, z = 1.505.
    const result = score('passCompletionPct', handMadeGames(4, { passCompletionPct: [70, 10] }));
    expect(result.value).toBeCloseTo(70, 9);
    expect(result.score).toBeCloseTo(93.3867, 3);
  });

  it('weights newer games more: 0.93 per game', () => {
    const games = [
      ...handMadeGames(2, { avgSpeed: [1400, 300] }),
      ...handMadeGames(1, { avgSpeed: [1500, 300] }),
    ];
    const weights = [0.93 ** 2, 0.93, 1];
    const mean = (weights[0]! * 1400 + weights[1]! * 1400 + weights[2]! * 1500) / (0.93 ** 2 + 0.93 + 1);
    expect(score('avgSpeed', games).value).toBeCloseTo(mean, 9);
    expect(score('avgSpeed', games.toReversed()).value).toBeLessThan(mean);
  });

  it('drops outside a target range and never exceeds 75', () => {
    expect(score('avgBoost', handMadeGames(5, { avgBoost: [50, 300] })).score).toBe(75);
    // 3 above 60 with SD 5.5: 100 · exp(-0.5 · (3 / 2.75)²)
    expect(score('avgBoost', handMadeGames(5, { avgBoost: [63, 300] })).score).toBeCloseTo(55.154, 3);
    expect(score('avgBoost', handMadeGames(5, { avgBoost: [37, 300] })).score).toBeCloseTo(55.154, 3);
  });

  it('converts match counts to five minutes', () => {
    const games = handMadeGames(6, { goals: [2, 1] }, { liveSeconds: 600 });
    expect(score('goals', games)).toMatchObject({ value: 1, per5: true, reference: 0.72 });
  });

  it('explains why there is no score', () => {
    const reason = (key: string, games: readonly ScoreGame[]) => {
      const result = score(key, games);
      expect(result.score).toBeNull();
      expect(result.interval).toBeNull();
      return result.reason;
    };
    expect(reason('avgSpeed', handMadeGames(2, { avgSpeed: [1500, 300] }))).toBe(
      '3 more games until this is scored.',
    );
    expect(reason('challengeWinPct', handMadeGames(3, { challengeWinPct: [50, 2] }))).toBe(
      'Not enough data: 6 of 8 challenges with a winner.',
    );
    expect(reason('bigPads', handMadeGames(5, { bigPads: [17, 300] }))).toBe(
      'For info only, not part of your score.',
    );
    expect(reason('avgSpeed', handMadeGames(5, {}))).toBe('None in these games.');
    const none = scoreMetric(
      findScoredMetric('avgSpeed')!,
      handMadeGames(5, { avgSpeed: [1500, 300] }),
      null,
      {
        teamSize: 3,
      },
    );
    expect(none).toMatchObject({ score: null, reason: 'For info only: there’s no rank average yet.' });
  });

  it('uses the percentile among empirical quantiles', () => {
    const quantiles = Array.from({ length: 101 }, (_, i) => 1000 + i * 10);
    const reference: Reference = { ...book.at('avgSpeed', 15)!, quantiles };
    const at = (speed: number) => score('avgSpeed', handMadeGames(10, { avgSpeed: [speed, 300] }), reference);
    expect(at(1500).score).toBeCloseTo(50, 6);
    expect(at(1700).score).toBeGreaterThan(75);
    expect(at(1300).score).toBeLessThan(25);
  });
});

const KEYS = [
  'avgSpeed',
  'goals',
  'whiffs',
  'passCompletionPct',
  'turnovers',
  'shots',
  'timeZeroPct',
] as const;
/** Plausible values of a metric: [value, over]. */
const STATS: Readonly<Record<(typeof KEYS)[number], fc.Arbitrary<[number, number]>>> = {
  avgSpeed: fc.tuple(arbitraryNumber(900, 1900), fc.constant(300)),
  goals: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constant(1)),
  shots: fc.tuple(fc.integer({ min: 0, max: 15 }), fc.constant(1)),
  whiffs: fc.tuple(arbitraryNumber(0, 9), fc.constant(300)),
  turnovers: fc.tuple(arbitraryNumber(0, 20), fc.constant(300)),
  timeZeroPct: fc.tuple(arbitraryNumber(0, 60), fc.constant(300)),
  passCompletionPct: fc.tuple(arbitraryNumber(0, 100), fc.integer({ min: 4, max: 20 })),
};
const anyMetric = fc
  .constantFrom(...KEYS)
  .chain((key) => fc.tuple(fc.constant(key), fc.array(STATS[key], { minLength: 3, maxLength: 20 })));
const createGames = (key: string, stats: readonly [number, number][]): ScoreGame[] =>
  stats.flatMap((stat) => handMadeGames(1, { [key]: stat }));

describe('any metric score', () => {
  it('is within 0-100 and its interval', () => {
    fc.assert(
      fc.property(anyMetric, ([key, stats]) => {
        const { score: value, interval } = score(key, createGames(key, stats));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(interval![0]).toBeLessThanOrEqual(value! + 1e-9);
        expect(interval![1]).toBeGreaterThanOrEqual(value! - 1e-9);
      }),
    );
  });

  it('rises in the metric’s direction', () => {
    fc.assert(
      fc.property(anyMetric, fc.nat(), ([key, stats], index) => {
        const at = index % stats.length;
        const step = key === 'avgSpeed' ? 40 : 1;
        const more = stats.map(([value, over], i): [number, number] => [value + (i === at ? step : 0), over]);
        if (key === 'passCompletionPct' && more[at]![0] > 100) return;
        const [before, after] = [score(key, createGames(key, stats)), score(key, createGames(key, more))];
        const rise = (after.score! - before.score!) * (findScoredMetric(key)!.better === 'lower' ? -1 : 1);
        expect(rise).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it('is closer to 50 and less certain with fewer of the same games', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KEYS).chain((key) => fc.tuple(fc.constant(key), STATS[key])),
        fc.integer({ min: 3, max: 9 }),
        ([key, stat], count) => {
          const few = score(key, handMadeGames(count, { [key]: stat }));
          const many = score(key, handMadeGames(count + 6, { [key]: stat }));
          if (few.score === null) return;
          expect(Math.abs(few.score - 50)).toBeLessThanOrEqual(Math.abs(many.score! - 50) + 1e-6);
          expect(few.reliability).toBeLessThan(many.reliability!);
        },
      ),
    );
  });

  it('narrows around a typical player with every game', () => {
    for (const key of ['avgSpeed', 'whiffs', 'turnovers', 'timeZeroPct'] as const) {
      const { mean } = book.at(key, 15)!;
      const widths = [3, 4, 6, 10, 20].map((count) => {
        const { interval } = score(key, handMadeGames(count, { [key]: [mean, 300] }));
        return interval![1] - interval![0];
      });
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
      expect(new Set(widths).size).toBe(widths.length);
    }
  });

  it('is null when everyone at the rank has the same value', () => {
    const same = { ...book.at('avgSpeed', 15)!, spread: 0 };
    for (const value of [same.mean, same.mean + 1]) {
      expect(score('avgSpeed', handMadeGames(5, { avgSpeed: [value, 300] }), same)).toMatchObject({
        score: null,
        interval: null,
        reliability: null,
        reason: 'For info only: everyone at this rank has the same value.',
      });
    }
  });

  it('is 50 for a player exactly like their rank', () => {
    for (const key of ['avgSpeed', 'whiffs', 'turnovers', 'timeZeroPct'] as const) {
      const { mean } = book.at(key, 15)!;
      expect(score(key, handMadeGames(3, { [key]: [mean, 300] })).score).toBeCloseTo(50, 6);
    }
  });
});
