import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { calculateMatchOverall, calculateMatchPerformance, scoreSingleMatch } from './match-performance.ts';

const book = createPriorBook('standard', SECTION_8);
const one = (speed: number): ScoreGame =>
  handMadeGames(1, { avgSpeed: [speed, 300], supersonicPct: [13, 300], whiffs: [2.2, 300] })[0]!;

describe('match performance', () => {
  it('scores a single match with reliability 0.6', () => {
    const { card } = calculateMatchPerformance(one(1500), [], 15, book);
    const speed = card.metrics.find(({ metric }) => metric === 'avgSpeed')!;
    expect(speed.reliability).toBe(0.6);
    // z = 0.6 · 55 / (85 · √(1 - 0.85²)) = 0.737
    expect(speed.score).toBeCloseTo(76.94, 1);
    expect(card.categories.find(({ category }) => category === 'mechanics')!.score).toBeGreaterThan(50);
  });

  it('has the same overall score when only that is requested', () => {
    const positional = { timeBehindBall: { value: 72, over: 300 }, bcpm: { value: 332, over: 300 } };
    const timeZeroPct = { value: 12, over: 300 };
    const game = one(1500);
    const whole = { ...game, metrics: { ...game.metrics, ...positional, timeZeroPct } };
    const { score } = scoreSingleMatch(whole, 15, book).overall;
    expect(score).not.toBeNull();
    expect(calculateMatchOverall(whole, 15, book)).toBe(score);
    expect(calculateMatchOverall(game, 15, book)).toBe(scoreSingleMatch(game, 15, book).overall.score);
  });

  it('highlights differences from the ten previous games of more than half of the player’s spread', () => {
    const before = handMadeGames(12, { avgSpeed: [1445, 300] });
    const by = (difference: number) => calculateMatchPerformance(one(1445 + difference), before, 15, book);
    // 0.5 · 0.85 · 85 = 36.1
    expect(by(36).deltas.avgSpeed!.arrow).toBeNull();
    expect(by(37).deltas.avgSpeed!.arrow).toBe('up');
    expect(by(-37).deltas.avgSpeed!.arrow).toBe('down');
    expect(by(37).deltas.avgSpeed).toMatchObject({ value: expect.closeTo(37, 6), better: true });
    expect(by(-37).deltas.avgSpeed!.spreads).toBeCloseTo(-37 / (0.85 * 85), 6);
    expect(by(37).earlierGames).toBe(10);
    // Whiffs did not occur earlier, so there is nothing to compare with.
    expect(by(37).deltas.whiffs).toBeUndefined();
  });
});
