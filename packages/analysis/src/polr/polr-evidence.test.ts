import { describe, expect, it } from 'vitest';
import { createPriorBook } from '../references/reference-book.ts';
import { handMadeGames, LIKE_DIAMOND, likeDiamond, SECTION_8 } from '../testing/hand-made-games.ts';
import { createPolrReader, polr } from './polr.ts';
import { convertTierToPolr } from './polr-scale.ts';

const book = createPriorBook('standard', SECTION_8);

describe('the same games at another declared rank', () => {
  const seven = handMadeGames(7, LIKE_DIAMOND);
  const ranks = [1, 8, 15, 22, null];

  it('give no score while the declared rank would decide it, and show how many games are missing', () => {
    for (const rank of [1, 8, 15, 22]) {
      const { status, value, rankShare, neededGames, reasons } = polr(seven, rank, book);
      expect({ status, value, neededGames }).toEqual({ status: 'waiting', value: null, neededGames: 15 });
      expect(rankShare).toBeGreaterThan(0.5);
      expect(reasons).toEqual([
        'Not enough evidence yet: the rank you set would still make up over half of this score.',
        'About 8 more games until you see your POLR.',
      ]);
      expect(polr(handMadeGames(14, LIKE_DIAMOND), rank, book).status).toBe('waiting');
      expect(polr(handMadeGames(15, LIKE_DIAMOND), rank, book)).toMatchObject({
        status: 'full',
        reasons: [],
      });
    }
  });

  it('give the same result on their own, including sweet spots', () => {
    const alone = ranks.map((rank) => polr(seven, rank, book).evidence!);
    expect(alone[0]!.rank).toBe('Diamond III');
    expect(alone[0]!.value).toBeCloseTo(convertTierToPolr(15), 9);
    for (const one of alone) expect(one).toEqual(alone[0]);
  });

  it('leave the weight of categories that barely distinguish ranks to the others, without a jump', () => {
    // Passes alone indicate Offensive: 12 tiers of error in one game, doubled, so 4.55 tiers at 28 games.
    const alone = (count: number, passes: number) =>
      polr(handMadeGames(count, { avgSpeed: [1493, 300], passes: [passes, 300] }), 15, book).evidence!;
    expect(alone(10, 3.2).from).toEqual(['Mechanics']);
    expect(alone(30, 3.2).from).toEqual(['Offensive', 'Mechanics']);
    expect(alone(10, 3.2).value).toBeGreaterThan(convertTierToPolr(16));
    for (let count = 3; count < 60; count++) {
      expect(Math.abs(alone(count + 1, 3.2).value - alone(count, 3.2).value)).toBeLessThan(1);
    }
  });

  it('never give scores farther apart than half of the declared ranks’ distance', () => {
    const many = handMadeGames(15, LIKE_DIAMOND);
    const [low, high] = [polr(many, 1, book).value!, polr(many, 22, book).value!];
    expect(high - low).toBeLessThanOrEqual((convertTierToPolr(22) - convertTierToPolr(1)) / 2);
  });
});

// In Duel shots, saves and turnovers are off by 10 tiers and more in 20 games, and weigh .55 together.
describe('POLR in Duel', () => {
  const duel = createPriorBook('duel', SECTION_8);
  const like = (count: number, stats = likeDiamond('duel')) => handMadeGames(count, stats, { mode: 'duel' });
  const UNCOUNTED = 'Offensive and Defensive don’t count in Duel: their stats hardly follow rank there.';

  it('has a score in a window of 20 games, from the categories that distinguish ranks', () => {
    const { status, value, rankShare, categories, reasons } = polr(like(20), 15, duel);
    expect([status, reasons]).toEqual(['full', [UNCOUNTED]]);
    expect(value).toBeCloseTo(convertTierToPolr(15), 6);
    expect(rankShare).toBeLessThan(0.25);
    expect(categories.map(({ label }) => label)).toEqual(['Mechanics', 'Positional', 'Kickoffs']);
  });

  it('waits for 10 games, whatever rank is declared', () => {
    for (const rank of [1, 8, 15, 22, null]) {
      const seven = polr(like(7), rank, duel);
      expect(seven).toMatchObject({ status: 'waiting', value: null, ladder: null, neededGames: 10 });
      expect(seven.reasons).toEqual([
        'Not enough evidence yet.',
        'About 3 more games until you see your POLR.',
        UNCOUNTED,
      ]);
      expect(polr(like(9), rank, duel).status).toBe('waiting');
      expect(createPolrReader(rank, duel).calculatePoint(like(9))).toBeNull();
      expect(createPolrReader(rank, duel).calculatePoint(like(10))!.value).toBe(
        polr(like(10), rank, duel).value,
      );
    }
  });

  it('gives scores less than a third of the declared ranks apart', () => {
    const [low, high] = [polr(like(10), 1, duel).value!, polr(like(10), 22, duel).value!];
    expect(high - low).toBeLessThan((convertTierToPolr(22) - convertTierToPolr(1)) / 3);
  });

  it('has none from one category alone', () => {
    const { status, evidence } = polr(like(20, { avgSpeed: [1493, 300] }), 15, duel);
    expect([status, evidence?.from]).toEqual(['waiting', ['Mechanics']]);
  });

  it('counts every category where the references distinguish ranks', () => {
    const steep = createPriorBook('duel', (mode, metric) => {
      const prior = SECTION_8(mode, metric);
      return prior && { ...prior, slope: 3 * prior.slope };
    });
    expect(polr(like(20), 15, steep).categories).toHaveLength(5);
  });
});
