import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { findScoredMetric, SCORED_METRICS } from '../metrics/scored-metrics.ts';
import { formatRankName } from '../model/ranks.data.ts';
import { PUBLISHED_POOL } from '../references/rank-reference.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { arbitraryNumber, handMadeGames, LIKE_DIAMOND, SECTION_8 } from '../testing/hand-made-games.ts';
import { createPolrReader, type Polr, polr } from './polr.ts';
import { convertPolrToTier, convertTierToPolr, scoreLookup } from './polr-scale.ts';
import { calculateRankEquivalent, type RankEquivalent } from './rank-equivalent.ts';

const book = createPriorBook('standard', SECTION_8);
const DIAMOND_3 = 15;
/** References that rise three times as fast with rank as those in 8.3, so that few games indicate a rank. */
const steepBook = createPriorBook('standard', (mode, metric) => {
  const prior = SECTION_8(mode, metric);
  return prior && { ...prior, slope: 3 * prior.slope };
});
const findCategory = (result: Polr, key: string) =>
  result.categories.find(({ category }) => category === key)!;

describe('POLR scale', () => {
  it.each([
    // Upper ends of groups, decisions.md 1.3: tier 3 is Bronze III, 21 is Grand Champion III.
    [3, 9.5],
    [6, 19.1],
    [9, 28.6],
    [12, 38.2],
    [15, 47.7],
    [18, 57.3],
    [21, 66.8],
  ])('ends tier %d at %d', (tier, end) => {
    expect(convertTierToPolr(tier + 0.5)).toBeCloseTo(end, 1);
    expect(convertPolrToTier(convertTierToPolr(tier))).toBe(tier);
  });
});

describe('POLR calculated by hand (decisions.md 1.5)', () => {
  // avgSpeed 1445 + 24 · (tier - 15), SD 85: 1493 is tier 17. 16 games: SE = 85 / (24 · 4) = 0.8854, doubled 1.7708.
  const result = polr(handMadeGames(16, { avgSpeed: [1493, 300] }), DIAMOND_3, book);

  it('is the precision-weighted mean of metric and declared rank', () => {
    const mechanics = findCategory(result, 'mechanics');
    expect(mechanics.metrics[0]!.tier).toBeCloseTo(17, 9);
    expect(mechanics.metrics[0]!.error).toBeCloseTo(85 / 96, 9);
    // (0.31889 · 17 + 0.11111 · 15) / 0.43 = tier 16.4832
    expect(mechanics.value).toBeCloseTo(50.85565, 4);
    expect(mechanics.interval[1] - mechanics.value).toBeCloseTo(6.21083, 4);
    expect(mechanics.rankShare).toBeCloseTo(0.2584, 4);
    expect(mechanics.reason).toBeNull();
  });

  it('shows what the games alone say, with a separate interval', () => {
    expect(result.evidence!.value).toBeCloseTo(convertTierToPolr(17), 9);
    expect(result.evidence!.interval[1]).toBeCloseTo(convertTierToPolr(17 + (1.28 * 2 * 85) / 96), 9);
    expect(result.evidence!.rank).toBe('Champion II');
  });

  it('waits while the declared rank has over half of the weight, and omits the categories it dominates', () => {
    // All categories except Mechanics, 84 % of the weight, depend on the declared rank alone, regardless of the
    // number of games.
    expect(result).toMatchObject({
      version: 3,
      status: 'waiting',
      value: null,
      interval: null,
      ladder: null,
      rank: null,
      neededGames: null,
      referencesAt: null,
      mode: 'standard',
      games: 16,
      liveSeconds: 4800,
      reasons: [
        'Not enough evidence yet: the rank you set would still make up over half of this score.',
        'These stats follow rank too loosely to say how many games it takes.',
      ],
    });
    expect(result.categories.map(({ category }) => category)).toEqual(['mechanics']);
  });

  it('is hidden with fewer than three games', () => {
    expect(polr(handMadeGames(2, { avgSpeed: [1493, 300] }), DIAMOND_3, book)).toMatchObject({
      status: 'hidden',
      value: null,
      interval: null,
      evidence: null,
      neededGames: 3,
      reasons: ['3 more games until you see your POLR.'],
    });
  });

  it('keeps the provisional categories of a shown value, and explains what is provisional', () => {
    const shown = polr(handMadeGames(9, LIKE_DIAMOND), DIAMOND_3, steepBook);
    expect(shown).toMatchObject({
      status: 'provisional',
      neededGames: null,
      reasons: ['Provisional: 11 more games until it’s settled.'],
    });
    expect(shown.ladder).toBeCloseTo(scoreLookup(shown.value!), 9);
    expect(shown.rank).toBe(formatRankName(convertPolrToTier(shown.value!)));
    const defensive = findCategory(shown, 'defensive');
    expect(defensive.rankShare).toBeGreaterThan(0.5);
    expect(defensive.reason).toBe('Early estimate, based mostly on the rank you set.');
    expect(polr(handMadeGames(10, LIKE_DIAMOND), DIAMOND_3, steepBook)).toMatchObject({
      status: 'full',
      reasons: [],
    });
  });

  it('starts from the average player without a declared rank', () => {
    const { saves: _saves, turnovers: _turnovers, ...stats } = LIKE_DIAMOND;
    const unranked = polr(handMadeGames(12, stats), null, book);
    expect(findCategory(unranked, 'defensive').value).toBeCloseTo(convertTierToPolr(14.75), 9);
    expect(findCategory(unranked, 'defensive').reason).toBe(
      'Early estimate, based mostly on the average player.',
    );
    expect(unranked.reasons).toEqual([
      'Provisional: you haven’t set a rank in this mode, so it starts from the average player.',
    ]);
    expect(polr(handMadeGames(12, {}), null, book)).toMatchObject({
      status: 'waiting',
      evidence: null,
      reasons: [
        expect.stringContaining('the average player would still make up over half of this score'),
        expect.any(String),
      ],
    });
  });
});

/** Test metrics that are best within a band. */
const IN_A_BAND = ['supersonicPct', 'distanceFromBall', 'avgBoost'];

describe('rank-equivalent metrics', () => {
  const equivalent = (key: string, value: number, rank = DIAMOND_3) =>
    calculateRankEquivalent(findScoredMetric(key)!, handMadeGames(5, { [key]: [value, 300] }), book, rank);

  it('exclude metrics that do not improve with rank', () => {
    expect(equivalent('challengeWinPct', 60)).toBe('noSlope');
    expect(equivalent('goals', 2)).toBe('wrongWay');
    expect(equivalent('overfill', 100)).toBe('wrongWay');
    expect(equivalent('demolitionsTaken', 0)).toBe('wrongWay');
    const duel = handMadeGames(5, { assists: [1, 1] }, { mode: 'duel' });
    expect(
      calculateRankEquivalent(
        findScoredMetric('assists')!,
        duel,
        createPriorBook('duel', SECTION_8),
        DIAMOND_3,
      ),
    ).toBe('noReference');
    expect(calculateRankEquivalent(findScoredMetric('avgSpeed')!, [], book, DIAMOND_3)).toBe('noGames');
  });

  it('treat lower as better where that is the case', () => {
    // whiffs 2.2 - 0.08 a tier
    expect(equivalent('whiffs', 2.04)).toMatchObject({ tier: expect.closeTo(17, 9) });
  });

  it('decrease beyond the next tier in a sweet spot', () => {
    // supersonic is 13 + 1 per tier; the next tier is 16, so 18 counts as 14.
    expect(equivalent('supersonicPct', 14)).toMatchObject({ tier: 16 });
    expect(equivalent('supersonicPct', 16)).toMatchObject({ tier: 14 });
    expect(equivalent('avgBoost', 50.4)).toMatchObject({ tier: expect.closeTo(13, 9) });
  });

  it('stay within the tiers', () => {
    expect(equivalent('avgSpeed', 3000)).toMatchObject({ tier: 22 });
    expect(equivalent('avgSpeed', 0)).toMatchObject({ tier: 1 });
  });
});

const stats = fc.record({
  avgSpeed: arbitraryNumber(0, 2300),
  supersonicPct: arbitraryNumber(0, 100),
  bpm: arbitraryNumber(0, 900),
  timeBehindBall: arbitraryNumber(0, 100),
  passes: arbitraryNumber(0, 20),
  doubleCommits: arbitraryNumber(0, 10),
  kickoffTime: arbitraryNumber(1, 6),
});
const anyGames = fc
  .array(stats, { minLength: 3, maxLength: 25 })
  .map((games): ScoreGame[] =>
    games.flatMap((game) =>
      handMadeGames(
        1,
        Object.fromEntries(Object.entries(game).map(([key, value]) => [key, [value, 300] as const])),
      ),
    ),
  );
const anyTier = fc.integer({ min: 1, max: 22 });

describe('any POLR', () => {
  it('is within 0-70 and its interval, in all its parts', () => {
    fc.assert(
      fc.property(anyGames, anyTier, (games, rank) => {
        const result = polr(games, rank, book);
        const shown = [result.evidence!, ...result.categories, ...(result.value === null ? [] : [result])];
        for (const { value, interval } of shown) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(70);
          expect(interval![0]).toBeLessThanOrEqual(value!);
          expect(interval![1]).toBeGreaterThanOrEqual(value!);
        }
      }),
    );
  });

  it('does not depend on the order of the games', () => {
    fc.assert(
      fc.property(anyGames, anyTier, (games, rank) => {
        const [one, other] = [polr(games, rank, book), polr(games.toReversed(), rank, book)];
        expect(other.evidence!.value).toBeCloseTo(one.evidence!.value, 6);
        expect(other.value ?? 0).toBeCloseTo(one.value ?? 0, 6);
      }),
    );
  });

  it('narrows and moves away from the declared rank with more of the same games', () => {
    fc.assert(
      fc.property(anyGames, anyTier, (games, rank) => {
        const few = polr(games, rank, book);
        const many = polr([...games, ...games], rank, book);
        expect(many.rankShare).toBeLessThan(few.rankShare);
        for (const category of few.categories) {
          const more = findCategory(many, category.category);
          const width = ([low, high]: readonly [number, number]) => high - low;
          // The ends are clamped to the scale.
          if (
            category.interval[0] > 0 &&
            category.interval[1] < 70 &&
            more.interval[0] > 0 &&
            more.interval[1] < 70
          )
            expect(width(more.interval)).toBeLessThanOrEqual(width(category.interval) + 1e-9);
        }
      }),
    );
  });

  it('never drops when a metric without a sweet spot gets better', () => {
    fc.assert(
      fc.property(anyGames, anyTier, arbitraryNumber(0, 300), (games, rank, more) => {
        const faster = games.map((game) => ({
          ...game,
          metrics: { ...game.metrics, avgSpeed: { value: game.metrics.avgSpeed!.value! + more, over: 300 } },
        }));
        const [before, after] = [polr(games, rank, book), polr(faster, rank, book)];
        expect(after.evidence!.value).toBeGreaterThanOrEqual(before.evidence!.value - 1e-9);
        expect(after.value ?? 0).toBeGreaterThanOrEqual((before.value ?? 0) - 1e-9);
      }),
    );
  });
});

/** Determines the next tier of a sweet spot (decisions.md 1.4), written out. */
function tierWithoutSweetSpots(equivalents: (category: string) => RankEquivalent[]): number | null {
  const parts = SCORE_CATEGORIES.flatMap(({ key, polr: weights }) => {
    const found = equivalents(key).filter(({ metric }) => !IN_A_BAND.includes(metric));
    const precision = found.reduce((sum, { error }) => sum + 1 / (2 * error) ** 2, 0);
    const tiers = found.reduce((sum, { error, tier }) => sum + tier / (2 * error) ** 2, 0);
    if (found.length === 0) return [];
    // Times the certainty; 4.55 tiers are the spread of all players.
    const weight = weights.standard * (4.55 ** 2 / (4.55 ** 2 + 1 / precision));
    return [{ weight, tier: tiers / precision, notifies: precision > 1 / 4.55 ** 2 }];
  });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return !parts.some(({ notifies }) => notifies)
    ? null
    : parts.reduce((sum, { weight, tier }) => sum + (weight / total) * tier, 0);
}

/** Calculates decisions.md 1.5 written out, from what each metric alone says about these games. */
function directly(games: readonly ScoreGame[], rank: number | null) {
  const prior = rank === null ? 1 / PUBLISHED_POOL.tierSpread ** 2 : 1 / 9;
  const start = rank ?? PUBLISHED_POOL.meanTier;
  const equivalents = (key: string, own: number | null) =>
    SCORED_METRICS.filter(({ category }) => category === key)
      .map((metric) => calculateRankEquivalent(metric, games, book, own))
      .filter((equivalent) => typeof equivalent !== 'string');
  const own = tierWithoutSweetSpots((key) => equivalents(key, null));
  const categories = SCORE_CATEGORIES.map(({ key, polr: weights }) => {
    const found = equivalents(key, own);
    const precisions = found.map(({ error }) => 1 / (2 * error) ** 2);
    const precision = precisions.reduce((sum, own) => sum + own, prior);
    const tiers = found.reduce((sum, { tier }, index) => sum + precisions[index]! * tier, prior * start);
    return { weight: weights.standard, tier: tiers / precision, precision, found };
  });
  const over = (of: (category: (typeof categories)[number]) => number) =>
    categories.reduce((sum, category) => sum + of(category), 0);
  const tier = over((category) => category.weight * category.tier);
  const shared = over(({ weight, precision }) => (weight * prior) / precision);
  const apart = over(({ weight, precision }) => (weight ** 2 * (precision - prior)) / precision ** 2);
  const error = Math.sqrt(shared ** 2 / prior + apart);
  return {
    value: convertTierToPolr(tier),
    interval: [convertTierToPolr(tier - 1.28 * error), convertTierToPolr(tier + 1.28 * error)] as const,
    rankShare: shared,
    found: categories.map((category) => category.found),
  };
}

describe('POLR reader', () => {
  const gappedStats = fc.record(
    {
      avgSpeed: arbitraryNumber(0, 2300),
      supersonicPct: arbitraryNumber(0, 100),
      whiffs: arbitraryNumber(0, 20),
      goals: arbitraryNumber(0, 9),
      passes: arbitraryNumber(0, 20),
      doubleCommits: arbitraryNumber(0, 10),
      kickoffTime: arbitraryNumber(1, 6),
    },
    { requiredKeys: [] },
  );
  const anyGame = fc
    .tuple(gappedStats, fc.constantFrom(0, 7, 300), fc.constantFrom(0, 12, 410))
    .map(([stats, over, liveSeconds]): ScoreGame => {
      const given = Object.entries(stats).map(([key, value]) => [key, [value, over] as const]);
      return handMadeGames(1, Object.fromEntries(given), { liveSeconds })[0]!;
    });
  const anyRank = fc.option(anyTier);

  it('returns the same for each window as its games alone', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { minLength: 3, maxLength: 12 }), anyRank, (games, rank) => {
        const reader = createPolrReader(rank, book);
        for (let until = 1; until <= games.length; until++) {
          const window = games.slice(Math.max(0, until - 5), until);
          const { status, value, interval, categories, rankShare } = reader.of(window);
          if (window.length < 3) {
            expect([status, reader.calculatePoint(window)]).toEqual(['hidden', null]);
            continue;
          }
          const direct = directly(window, rank);
          expect(rankShare).toBeCloseTo(direct.rankShare, 9);
          if (direct.rankShare > 0.5) {
            expect([status, value, reader.calculatePoint(window)]).toEqual(['waiting', null, null]);
          } else {
            expect(value).toBeCloseTo(direct.value, 9);
            expect(interval![0]).toBeCloseTo(direct.interval[0], 9);
            expect(interval![1]).toBeCloseTo(direct.interval[1], 9);
            expect(reader.calculatePoint(window)).toEqual({ value, interval });
          }
          for (const { category, metrics } of categories) {
            const said = metrics.map(({ weight: _weight, ...equivalent }) => equivalent);
            const found = direct.found[SCORE_CATEGORIES.findIndex(({ key }) => key === category)]!;
            expect(said).toHaveLength(found.length);
            for (const one of found) {
              const same = said.find(({ metric }) => metric === one.metric)!;
              expect(same.tier).toBeCloseTo(one.tier, 9);
              expect(same).toEqual({ ...one, tier: same.tier });
            }
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
