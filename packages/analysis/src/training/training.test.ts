import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { scoreCard } from '../scoring/category-score.ts';
import { arbitraryNumber, handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { CHECK_GAMES, calculateTarget, evaluateCheck } from './judge-check.ts';
import { calculateCurrentWeek, captured, played } from './plan-calendar.ts';
import { recommendPlans, weaknesses } from './recommend-plans.ts';

/** Games with these whiffs per five minutes. */
const games = (whiffs: readonly number[]): ScoreGame[] =>
  whiffs.flatMap((value) => handMadeGames(1, { whiffs: [value, 300] }));
const around = (mean: number, count: number) =>
  games(Array.from({ length: count }, (_, n) => mean + (n % 2 === 0 ? 0.5 : -0.5)));
const AT_RANK = { mean: 2.2, spread: 1.5 };

describe('a check', () => {
  const judge = (before: readonly ScoreGame[], after: readonly ScoreGame[], pass?: number) =>
    evaluateCheck('whiffs', { before, after }, AT_RANK, pass);

  it.each([
    ['too early below eight games', 3, 10, 1, 7, 'tooEarly', false],
    ['better from eight games on', 3, 10, 1, 8, 'better', false],
    ['fixed with twelve games and the target reached', 3, 10, 1, 12, 'fixed', true],
    ['no change where the difference is none', 3, 10, 3, 12, 'noChange', true],
    ['no change where it became worse', 1, 10, 3, 12, 'noChange', true],
    ['by the target alone with not enough earlier games', 3, 4, 1, 12, 'fixed', true],
    ['by the target alone, and not reached', 3, 4, 6, 12, 'noChange', true],
    ['too early with not enough earlier games and not all after', 3, 4, 1, 11, 'tooEarly', false],
  ] as const)('is %s', (_, mean, count, later, laterCount, verdict, isDecided) => {
    expect(judge(around(mean, count), around(later, laterCount))).toMatchObject({ verdict, isDecided });
  });

  it('is only better when the pass target is missed', () => {
    expect(judge(around(3, 10), around(1, 12), 0.5)).toMatchObject({ verdict: 'better', isDecided: true });
  });

  it('uses the last ten games before and the first twelve after that have the metric', () => {
    const without = handMadeGames(3, { shots: [1, 1] });
    const { before, after } = judge(
      [...around(9, 3), ...around(3, 10), ...without],
      [...without, ...around(1, 12), ...around(9, 5)],
    );
    expect([before!.mean, before!.games.length]).toEqual([3, CHECK_GAMES.before]);
    expect([after!.mean, after!.games.length, after!.games[0]!.index]).toEqual([1, CHECK_GAMES.after, 3]);
  });

  it('has the 80% interval of two means', () => {
    const { difference } = judge(around(3, 10), around(1, 12));
    // Spread 0.5 in both, with n - 1.
    const error = Math.sqrt((0.25 * 10) / 9 / 10 + (0.25 * 12) / 11 / 12);
    expect(difference!.value).toBeCloseTo(-2, 9);
    expect(difference!.interval[0]).toBeCloseTo(-2 - 1.28 * error, 9);
  });

  it('has no difference while it is too early', () => {
    expect(judge(around(3, 10), around(1, 7)).difference).toBeNull();
    expect(judge(around(3, 10), around(1, 8)).difference).not.toBeNull();
  });

  it("rejects a metric that can't get better", () => {
    expect(() => evaluateCheck('flips', { before: [], after: [] }, null)).toThrow();
    expect(() => evaluateCheck('luck', { before: [], after: [] }, null)).toThrow();
  });
});

describe('the pass target', () => {
  it('is the value at a score of 55 if that is closer, else at 8 points more than before', () => {
    const near = calculateTarget({ mean: 2.3, spread: 1 }, AT_RANK, 'lower', false)!;
    expect(near).toBeLessThan(AT_RANK.mean);
    expect(near).toBeGreaterThan(2);
    const far = calculateTarget({ mean: 5, spread: 1 }, AT_RANK, 'lower', false)!;
    expect(far).toBeGreaterThan(near);
    const good = calculateTarget({ mean: 1.5, spread: 1 }, AT_RANK, 'lower', false)!;
    expect(good).toBeLessThan(1.5);
  });

  it("is on the better side of the old value, and never beyond a stat's natural limit", () => {
    fc.assert(
      fc.property(
        arbitraryNumber(0, 100),
        arbitraryNumber(0.1, 30),
        arbitraryNumber(0, 100),
        fc.boolean(),
        (mean, spread, rank, up) => {
          const mark = calculateTarget(
            { mean, spread },
            { mean: rank, spread },
            up ? 'higher' : 'lower',
            true,
          )!;
          if (up) expect(mark).toBeGreaterThanOrEqual(Math.min(mean, 100) - 1e-9);
          else expect(mark).toBeLessThanOrEqual(mean + 1e-9);
          if (up && mean < 100) expect(mark).toBeLessThanOrEqual(100);
          if (!up && mean > 0) expect(mark).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("is half the spread of the player's own games without a reference, and the rank’s value without games", () => {
    expect(calculateTarget({ mean: 10, spread: 4 }, null, 'higher', false)).toBe(12);
    expect(calculateTarget(null, AT_RANK, 'lower', false)).toBeLessThan(AT_RANK.mean);
    expect(calculateTarget(null, null, 'lower', false)).toBeNull();
  });
});

describe('the calendar of a plan', () => {
  const plan = { startedOn: '2026-03-02', weeks: 4, rests: [] };

  it('counts weeks from the start day', () => {
    expect(calculateCurrentWeek(plan, '2026-03-02')).toEqual({
      week: 0,
      starts: ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'],
      isOver: false,
    });
    expect(calculateCurrentWeek(plan, '2026-03-08').week).toBe(0);
    expect(calculateCurrentWeek(plan, '2026-03-09').week).toBe(1);
    expect(calculateCurrentWeek(plan, '2026-04-12')).toMatchObject({ week: 3, isOver: true });
  });

  it('is pushed back by the length of rests, and stops during a pause', () => {
    const rested = { ...plan, rests: [{ from: '2026-03-11', to: '2026-03-18' }] };
    expect(calculateCurrentWeek(rested, '2026-03-20').starts).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-23',
      '2026-03-30',
    ]);
    expect(calculateCurrentWeek(rested, '2026-03-20').week).toBe(1);
    const twice = {
      ...plan,
      rests: [
        { from: '2026-03-11', to: '2026-03-13' },
        { from: '2026-03-09', to: '2026-03-10' },
      ],
    };
    expect(calculateCurrentWeek(twice, '2026-03-20').starts).toEqual([
      '2026-03-02',
      '2026-03-10',
      '2026-03-19',
      '2026-03-26',
    ]);
    const paused = { ...plan, rests: [{ from: '2026-03-11', to: null }] };
    expect(calculateCurrentWeek(paused, '2026-06-01')).toEqual({
      week: 1,
      starts: ['2026-03-02', '2026-03-09', null, null],
      isOver: false,
    });
  });
});

it('sets spaced dates after 1, 3, 7 and 16 days, and starts over after a miss', () => {
  let repetition = captured('2026-03-01');
  const due = [repetition.dueOn];
  for (const isRight of [true, true, false, true, true, true, true]) {
    repetition = played(repetition, '2026-03-10', isRight);
    due.push(repetition.dueOn);
  }
  expect(due).toEqual([
    '2026-03-02',
    '2026-03-13',
    '2026-03-17',
    '2026-03-11',
    '2026-03-13',
    '2026-03-17',
    '2026-03-26',
    null,
  ]);
});

describe('recommended plans', () => {
  const weak = handMadeGames(20, {
    avgSpeed: [1200, 300],
    supersonicPct: [4, 300],
    whiffs: [5, 300],
    aerialSuccessPct: [62, 30],
    timeBehindBall: [60, 300],
    timeZeroPct: [12, 300],
    bcpm: [330, 300],
  });
  const found = weaknesses(scoreCard(weak, 15, createPriorBook('standard', SECTION_8)));

  it('address the biggest weaknesses, one per category', () => {
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(new Set(found.map(({ category }) => category)).size).toBe(found.length);
    expect(found.map(({ gain }) => gain)).toEqual(found.map(({ gain }) => gain).toSorted((a, b) => b - a));
  });

  it('fit the mode and rank, and name the weaknesses that they train', () => {
    const [first] = found;
    const metrics = [first!.score.metric];
    const plan = (key: string, change: object = {}) => ({
      key,
      tiers: [13, 15] as const,
      mode: null,
      metrics,
      ...change,
    });
    const order = recommendPlans(
      [
        plan('other-mode', { mode: 'duel' }),
        plan('too-high', { tiers: [20, 22] }),
        plan('neighbor', { tiers: [16, 18] }),
        plan('same-category', { metrics: ['powerslides', 'smallPadShare'] }),
        plan('fits', { mode: 'standard' }),
      ],
      found,
      { tier: 15, mode: 'standard' },
    );
    expect(order[0]).toMatchObject({ key: 'fits' });
    expect(order[0]!.for[0]).toBe(first);
    const gains = new Map(order.map(({ key, gain }) => [key, gain]));
    expect([gains.get('other-mode'), gains.get('too-high')]).toEqual([0, 0]);
    expect(gains.get('neighbor')).toBeCloseTo(gains.get('fits')! / 4, 9);
    expect(gains.get('same-category')).toBeGreaterThan(0);
    expect(gains.get('same-category')).toBeLessThan(gains.get('fits')!);
  });

  it("leave out dismissed weaknesses, and put the player's focus first", () => {
    const metrics = found.map(({ score }) => score.metric);
    const [first, last] = [metrics[0]!, metrics.at(-1)!];
    const card = scoreCard(weak, 15, createPriorBook('standard', SECTION_8));
    const without = weaknesses(card, { kept: null, hidden: [first] });
    expect(without.map(({ score }) => score.metric)).not.toContain(first);
    const chosen = weaknesses(card, { kept: last, hidden: [] });
    expect(chosen[0]!.score.metric).toBe(last);
    const plan = (metric: string) => ({
      key: metric,
      tiers: [13, 15] as const,
      mode: null,
      metrics: [metric],
    });
    const order = (list: typeof found) =>
      recommendPlans([plan(first), plan(last)], list, { tier: 15, mode: 'standard' })[0]!.key;
    expect([order(found), order(chosen)]).toEqual([first, last]);
  });
});
