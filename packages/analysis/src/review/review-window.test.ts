import { describe, expect, it } from 'vitest';
import { polr } from '../polr/polr.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { reviewPlayer } from './review-player.ts';
import { reviewWindow } from './review-window.ts';
import { winDifferences } from './win-differences.ts';

const book = createPriorBook('standard', SECTION_8);

/** Lost games are slower and have zero boost more often; touches are equal. */
const games = Array.from({ length: 24 }, (_, n) =>
  handMadeGames(
    1,
    {
      avgSpeed: [(n % 3 === 0 ? 1300 : 1450) + (n % 5) * 30, 300],
      timeZeroPct: [(n % 3 === 0 ? 18 : 12) + (n % 4), 300],
      timeBehindBall: [70 + (n % 4), 300],
      bcpm: [330 + (n % 7), 300],
      supersonicPct: [13 + (n % 4), 300],
      whiffs: [2 + (n % 2), 300],
    },
    { result: n % 3 === 0 ? 'lost' : 'won' },
  ),
).flat();
const [earlier, shown] = [games.slice(0, 4), games.slice(4)];

describe('window of games', () => {
  const review = reviewWindow(shown, earlier, { rank: 15, book });
  const row = (metric: string) => review.metrics.find((one) => one.metric === metric)!;

  it('has the same scores as a review of the same games', () => {
    const whole = reviewPlayer(shown, 15, book);
    expect(review.metrics.map(({ score }) => score)).toEqual(whole.card.metrics.map(({ score }) => score));
    expect(review.scores!.polr).toEqual(whole.polr);
    expect(review.scores!.trend).toEqual(whole.trend);
    expect(review.scores!.topOpportunity).toEqual(whole.topOpportunity);
    expect(review.scores!.earlierPolr).toEqual(polr(earlier, 15, book));
  });

  it('shows the rank above, earlier games, wins and losses next to each number', () => {
    const speed = row('avgSpeed');
    expect(speed.nextReference).toBe(book.at('avgSpeed', 16)!.mean);
    expect(speed.series).toHaveLength(20);
    expect(speed.series.at(-1)).toBe(shown.at(-1)!.metrics.avgSpeed!.value);
    expect(speed.won!.games + speed.lost!.games).toBe(20);
    expect(speed.won!.value).toBeGreaterThan(speed.lost!.value + 100);
    expect(speed.earlier!.games).toBe(4);
    const [low, high] = speed.valueInterval!;
    expect(low).toBeLessThan(speed.value!);
    expect(high - speed.value!).toBeCloseTo(speed.value! - low, 9);
    expect(row('goals')).toMatchObject({ value: null, valueInterval: null, earlier: null, won: null });
    const mechanics = review.scores!.categories.find(({ category }) => category === 'mechanics')!;
    expect(mechanics.next!.score).toBeLessThan(mechanics.score!);
  });

  it('describes each game compared with the ten before it', () => {
    const more = reviewWindow(
      shown.map((game) => ({ ...game, metrics: { ...game.metrics } })),
      [],
      { rank: 15, book },
    ).scores!.games;
    expect(more).toHaveLength(20);
    expect(more.slice(0, 3).every(({ toMean }) => toMean === null)).toBe(true);
    const [a, b, c, d] = more.map(({ score }) => score!);
    expect(more[3]!.toMean).toBeCloseTo(d! - (a! + b! + c!) / 3, 9);
    expect(review.scores!.games[0]!.toMean).not.toBeNull();
  });

  it('of several modes has means but no scores', () => {
    const mixed = reviewWindow(shown, earlier, null);
    expect(mixed.scores).toBeNull();
    const speed = mixed.metrics.find(({ metric }) => metric === 'avgSpeed')!;
    expect(speed).toMatchObject({ value: row('avgSpeed').value, score: null, reference: null });
    expect(reviewWindow([], [], { rank: null, book }).scores!.polr.status).toBe('hidden');
  });
});

describe('differences when winning', () => {
  it('are judged by the spread of single games, habits only, clearest first', () => {
    const found = winDifferences(shown);
    if ('reason' in found) throw new Error(found.reason);
    expect(
      found
        .map(({ metric }) => metric)
        .slice(0, 2)
        .sort(),
    ).toEqual(['avgSpeed', 'timeZeroPct']);
    const speed = found.find(({ metric }) => metric === 'avgSpeed')!;
    expect(speed).toMatchObject({ size: 'large' });
    expect(speed.effect).toBeGreaterThan(2);
    expect(found.find(({ metric }) => metric === 'timeZeroPct')!.effect).toBeLessThan(-2);
    expect(found.every(({ effect }) => Math.abs(effect) >= 0.2)).toBe(true);
  });

  it('need 20 games, with at least five wins and five losses', () => {
    expect(winDifferences(shown.slice(1))).toEqual({
      reason: '1 more game until we can compare your wins and losses.',
    });
    const won = handMadeGames(20, { avgSpeed: [1400, 300] });
    expect(winDifferences(won)).toEqual({ reason: 'Needs 5 wins and 5 losses; losses so far: 0.' });
  });
});
