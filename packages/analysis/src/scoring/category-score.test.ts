import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPriorBook, type ReferenceBook } from '../references/reference-book.ts';
import { arbitraryNumber, handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { scoreCard } from './category-score.ts';

/** References of section 8 alone, without measured references. */
const only = (book: ReferenceBook, ...metrics: string[]): ReferenceBook => ({
  ...book,
  at: (metric, tier) => (metrics.includes(metric) ? book.at(metric, tier) : null),
});
const standard = createPriorBook('standard', SECTION_8);
const MECHANICS = ['avgSpeed', 'supersonicPct', 'aerialSuccessPct', 'aerialTouches', 'whiffs', 'powerslides'];

describe('category score', () => {
  it('is the weighted mean of the scored metrics', () => {
    const games = handMadeGames(10, { avgSpeed: [1500, 300], supersonicPct: [13, 300] });
    const card = scoreCard(games, 15, only(standard, ...MECHANICS));
    const { score, scoredWeight, reason } = card.categories.find(({ category }) => category === 'mechanics')!;
    // 0.14 and 0.12 of the weight are scored, which is too little.
    expect(scoredWeight).toBeCloseTo(0.26, 9);
    expect({ score, reason }).toEqual({ score: null, reason: 'Not enough data in 10 games.' });
    const more = scoreCard(
      handMadeGames(10, { avgSpeed: [1500, 300], supersonicPct: [13, 300], whiffs: [2.2, 300] }),
      15,
      only(standard, ...MECHANICS),
    ).categories.find(({ category }) => category === 'mechanics')!;
    expect(more.scoredWeight).toBeCloseTo(0.36, 9);
    expect(more.score).toBeCloseTo((0.14 * 83.2975 + 0.12 * 50 + 0.1 * 50) / 0.36, 3);
    expect(more.parts[0]).toMatchObject({ metric: 'avgSpeed', weight: expect.closeTo(0.14 / 0.36, 9) });
  });

  it('counts errors double, but never more than if all had the same direction', () => {
    const at = (stats: Record<string, readonly [number, number]>) => {
      const card = scoreCard(handMadeGames(10, stats), 15, standard);
      const { parts, score, interval } = card.categories.find(({ category }) => category === 'mechanics')!;
      const reaches = parts
        .filter(({ weight }) => weight > 0)
        .map(({ metric, weight }) => {
          const row = card.metrics.find((entry) => entry.metric === metric)!;
          return weight * (row.score! - row.interval![0]);
        });
      return { reach: score! - interval![0], reaches };
    };
    const three = { avgSpeed: [1445, 300], supersonicPct: [13, 300], whiffs: [2.2, 300] } as const;
    const few = at(three);
    expect(few.reach).toBeCloseTo(
      few.reaches.reduce((sum, reach) => sum + reach, 0),
      6,
    );
    const many = at({
      ...three,
      aerialSuccessPct: [62, 30],
      aerialTouches: [5, 300],
      powerslides: [40, 300],
    });
    expect(many.reaches).toHaveLength(6);
    expect(many.reach).toBeCloseTo(2 * Math.hypot(...many.reaches), 6);
  });

  it('shows when references are missing (decisions.md 1.5: under 30 % of the weight)', () => {
    const card = scoreCard(
      handMadeGames(10, { challengeWinPct: [60, 10] }),
      15,
      only(standard, 'challengeWinPct'),
    );
    const defensive = card.categories.find(({ category }) => category === 'defensive')!;
    expect(defensive).toMatchObject({ score: null, interval: null, reason: 'Not enough rank data yet.' });
    expect(card.metrics.find(({ metric }) => metric === 'challengeWinPct')!.score).toBeGreaterThan(50);
  });

  it('drops passes, roles and spacing in 1v1', () => {
    const duel = createPriorBook('duel', SECTION_8);
    const games = handMadeGames(10, { xg: [2.85, 1], xgPerShot: [0.24, 10] }, { mode: 'duel' });
    const offensive = scoreCard(games, 15, duel).categories.find(({ category }) => category === 'offensive')!;
    // Of the remaining 0.66, 0.28 are scored.
    expect(offensive.scoredWeight).toBeCloseTo(0.28 / 0.66, 9);
    expect(offensive.score).toBeCloseTo(50, 6);
  });

  const getMechanics = (count: number, speed: number, whiffs: number) =>
    scoreCard(
      handMadeGames(count, { avgSpeed: [speed, 300], supersonicPct: [13, 300], whiffs: [whiffs, 300] }),
      15,
      standard,
    ).categories.find(({ category }) => category === 'mechanics')!;

  it('stays within 0-100 and its interval', () => {
    fc.assert(
      fc.property(
        arbitraryNumber(800, 2200),
        arbitraryNumber(0, 9),
        fc.integer({ min: 3, max: 10 }),
        (speed, whiffs, count) => {
          const { score, interval } = getMechanics(count, speed, whiffs);
          expect(interval![0]).toBeGreaterThanOrEqual(0);
          expect(interval![1]).toBeLessThanOrEqual(100);
          expect(score).toBeGreaterThanOrEqual(interval![0]);
          expect(score).toBeLessThanOrEqual(interval![1]);
        },
      ),
    );
  });

  it('narrows around a typical player with every game', () => {
    const widths = [3, 4, 6, 10, 20].map((count) => {
      const { score, interval } = getMechanics(count, 1445, 2.2);
      expect(score).toBeCloseTo(50, 6);
      return interval![1] - interval![0];
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(widths.length);
  });
});
