import { describe, expect, it } from 'vitest';
import { priorBook } from '../references/reference-book.ts';
import { handMadeGames, LIKE_DIAMOND, SECTION_8 } from '../testing/hand-made-games.ts';
import { polr } from './polr.ts';
import { polrOfTier } from './polr-scale.ts';

const book = priorBook('standard', SECTION_8);

describe('the same games at another declared rank', () => {
  const seven = handMadeGames(7, LIKE_DIAMOND);
  const ranks = [1, 8, 15, 22, null];

  it('give no score while the declared rank would decide it, and show how many games are missing', () => {
    for (const rank of [1, 8, 15, 22]) {
      const { status, value, rankShare, neededGames, reasons } = polr(seven, rank, book);
      expect({ status, value, neededGames }).toEqual({ status: 'waiting', value: null, neededGames: 15 });
      expect(rankShare).toBeGreaterThan(0.5);
      expect(reasons).toEqual([
        'Not enough games yet: the rank you set would still make up over half of this score.',
        'Play about 8 more games.',
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
    expect(alone[0]!.value).toBeCloseTo(polrOfTier(15), 9);
    for (const one of alone) expect(one).toEqual(alone[0]);
  });

  it('leave the weight of categories that barely distinguish ranks to the others, without a jump', () => {
    // Passes alone indicate Offensive: 12 tiers of error in one game, doubled, so 4.55 tiers at 28 games.
    const alone = (count: number, passes: number) =>
      polr(handMadeGames(count, { avgSpeed: [1493, 300], passes: [passes, 300] }), 15, book).evidence!;
    expect(alone(10, 3.2).from).toEqual(['Mechanics']);
    expect(alone(30, 3.2).from).toEqual(['Offensive', 'Mechanics']);
    expect(alone(10, 3.2).value).toBeGreaterThan(polrOfTier(16));
    for (let count = 3; count < 60; count++) {
      expect(Math.abs(alone(count + 1, 3.2).value - alone(count, 3.2).value)).toBeLessThan(1);
    }
  });

  it('never give scores farther apart than half of the declared ranks’ distance', () => {
    const many = handMadeGames(15, LIKE_DIAMOND);
    const [low, high] = [polr(many, 1, book).value!, polr(many, 22, book).value!];
    expect(high - low).toBeLessThanOrEqual((polrOfTier(22) - polrOfTier(1)) / 2);
  });
});
