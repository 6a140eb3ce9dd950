import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import type { MetricWorth } from '../references/metric-worth.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { scoreCard } from '../scoring/category-score.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { topOpportunity } from './top-opportunity.ts';

const book = createPriorBook('standard', SECTION_8);
const find = (games: readonly ScoreGame[]) => topOpportunity(scoreCard(games, 16, book), games, 16, book);

/** Enough of Mechanics and Positional to be scored; equal to Champion I throughout. */
const LIKE_CHAMPION = {
  avgSpeed: [1469, 300],
  supersonicPct: [14, 300],
  whiffs: [2.12, 300],
  timeBehindBall: [72.15, 300],
  doubleCommits: [1.34, 300],
  timeZeroPct: [12.2, 300],
  bcpm: [343, 300],
} as const;

const worth = (metric: string, goals: number, error: number, playerGames = 812): MetricWorth => ({
  metric,
  mode: 'standard',
  goals,
  error,
  fitted: playerGames,
  playerGames,
  matches: Math.ceil(playerGames / 6),
  from: '2026-01-05',
  to: '2026-03-01',
});
/** Returns the top opportunity of these games with these learned worths. */
const findWith = (worths: readonly MetricWorth[], games: readonly ScoreGame[]) => {
  const learned = createPriorBook('standard', SECTION_8, worths);
  const found = topOpportunity(scoreCard(games, 16, learned), games, 16, learned);
  if ('reason' in found) throw new Error(found.reason);
  return found;
};

describe('worth of an opportunity', () => {
  // Speed is 33 below Champion I, goal-side time two thirds of a spread: the larger gap by weight.
  const games = handMadeGames(10, {
    ...LIKE_CHAMPION,
    avgSpeed: [1436, 300],
    timeBehindBall: [68.15, 300],
  });

  it('is in goals per game with an interval, from the fit and the gap to 75', () => {
    const { score, goals, noGoalsReason } = findWith([worth('avgSpeed', 0.9, 0.1)], games);
    expect(score.metric).toBe('avgSpeed');
    expect(noGoalsReason).toBeNull();
    // z of the score is r · (1436 - 1469) / (0.527 · 85); up to 0.674 in spreads of single matches, times 0.9.
    const between = Math.sqrt(1 - 0.85 ** 2);
    const way = between * 0.67449 + (score.reliability! * 33) / 85;
    expect(goals!.value).toBeCloseTo(0.9 * way, 4);
    const error = Math.hypot(way * 0.1, 0.9 * between * Math.sqrt(1 - score.reliability!));
    expect(goals!.interval[0]).toBeCloseTo(goals!.value - 1.96 * error, 4);
    expect(goals!.interval[1]).toBeCloseTo(goals!.value + 1.96 * error, 4);
    expect(goals!.playerGames).toBe(812);
  });

  it('decides, not the gap alone', () => {
    expect(find(games)).toMatchObject({ score: { metric: 'timeBehindBall' } });
    expect(findWith([worth('avgSpeed', 0.9, 0.1)], games).score.metric).toBe('avgSpeed');
    const both = [worth('avgSpeed', 0.9, 0.1), worth('timeBehindBall', 1.2, 0.1)];
    expect(findWith(both, games).score.metric).toBe('timeBehindBall');
    // Less of it is better: each additional spread costs goals.
    const whiffing = handMadeGames(10, { ...LIKE_CHAMPION, whiffs: [3, 300] });
    expect(findWith([worth('whiffs', -0.6, 0.1)], whiffing)).toMatchObject({
      score: { metric: 'whiffs' },
      goals: { value: expect.closeTo(0.5, 0) },
    });
  });

  it('is not claimed while its interval contains zero, or with fewer than 400 player-games', () => {
    expect(findWith([worth('timeBehindBall', 0.2, 0.4)], games)).toMatchObject({
      score: { metric: 'timeBehindBall' },
      goals: null,
      noGoalsReason:
        'We can’t tell what it’s worth in goals: in 812 player games in this mode, results went both ways.',
    });
    expect(findWith([worth('avgSpeed', 0.9, 0.1, 399)], games)).toMatchObject({
      score: { metric: 'timeBehindBall' },
      goals: null,
      noGoalsReason:
        'We don’t know yet what it’s worth in goals. That takes 400 player games in this mode, and so far none are measured.',
    });
    expect(findWith([worth('timeBehindBall', 0.9, 0.1, 72)], games).noGoalsReason).toContain(
      'so far 72 are measured.',
    );
  });

  it('excludes metrics learned to cost goals', () => {
    const harmful = findWith([worth('timeBehindBall', -0.5, 0.1)], games);
    expect(harmful.score.metric).not.toBe('timeBehindBall');
  });

  it('comes after supersonic time with a score of 0 of 100, which is shown first', () => {
    const slow = handMadeGames(7, {
      ...LIKE_CHAMPION,
      supersonicPct: [2, 300],
      xg: [0.1, 1],
      xgPerShot: [0.24, 20],
      passes: [3.4, 300],
      timeBehindBall: [66.15, 300],
    });
    const first = findWith([worth('xg', 1.4, 0.1), worth('timeBehindBall', 0.8, 0.1)], slow);
    expect(Math.round(first.score.score!)).toBe(0);
    expect(first).toMatchObject({ score: { metric: 'supersonicPct' }, goals: null });
    expect(find(slow)).toMatchObject({ score: { metric: 'supersonicPct' } });
    const known = findWith([worth('supersonicPct', 0.4, 0.05)], slow);
    expect(known.goals!.interval[0]).toBeGreaterThan(0);
  });
});

describe('top opportunity', () => {
  it('is the metric with the highest weight · (75 - score) while no worth was learned', () => {
    const found = find(handMadeGames(10, { ...LIKE_CHAMPION, avgSpeed: [1421, 300] }));
    if ('reason' in found) throw new Error(found.reason);
    expect(found.score.metric).toBe('avgSpeed');
    expect(found.category).toBe('mechanics');
    expect(found.nextReference).toBe(1493);
    // 1421 is the reference of tier 14; the interval is 1.28 · 85 / (24 · √10).
    expect(found.inRanks).toBe('two tiers below Champion I');
    expect(found.tiersBelow!.value).toBeCloseTo(2, 9);
    expect(found.tiersBelow!.interval[1]).toBeCloseTo(2 + (1.28 * 85) / (24 * Math.sqrt(10)), 9);
  });

  it('shows when its worth in ranks is too uncertain, or unknown', () => {
    const uncertain = find(handMadeGames(10, { ...LIKE_CHAMPION, timeBehindBall: [66.15, 300] }));
    // 1.28 · 6 / (0.25 · √10) = 9.7 tiers either way, clamped to the ranks.
    expect(uncertain).toMatchObject({
      score: { metric: 'timeBehindBall' },
      inRanks: null,
      noRanksReason: 'Not enough games to say which rank you’re playing at.',
    });
    if ('reason' in uncertain) throw new Error(uncertain.reason);
    expect(uncertain.tiersBelow!.interval[1]).toBe(15);
    const unknown = find(
      handMadeGames(10, { ...LIKE_CHAMPION, xg: [0.1, 1], xgPerShot: [0.24, 20], passes: [3.4, 300] }),
    );
    expect(unknown).toMatchObject({
      score: { metric: 'xg' },
      tiersBelow: null,
      noRanksReason: 'This stat doesn’t follow rank closely enough to say which rank you’re playing at.',
    });
  });

  it('takes the weight into account', () => {
    // Equally bad: goal-side time weighs 0.18 · 0.22, speed 0.14 · 0.18, divided by the scored share of each
    // category.
    const found = find(
      handMadeGames(10, { ...LIKE_CHAMPION, avgSpeed: [1414, 300], timeBehindBall: [68.15, 300] }),
    );
    expect(found).toMatchObject({ score: { metric: 'timeBehindBall' }, category: 'positional' });
  });

  it('needs five games and enough reliability', () => {
    expect(find(handMadeGames(4, LIKE_CHAMPION))).toEqual({
      reason: '1 more game until you see what costs you most.',
    });
    const hardly = handMadeGames(5, { ...LIKE_CHAMPION }).map((game, i) => ({
      ...game,
      // Speed is known in only three games: reliability 0.53 remains, so it may be shown.
      metrics: i < 2 ? { ...game.metrics, avgSpeed: { value: null, over: 0 } } : game.metrics,
    }));
    expect(find(hardly)).toHaveProperty('score');
  });

  it('stays the same until solved, and excludes hidden metrics', () => {
    const games = handMadeGames(10, {
      ...LIKE_CHAMPION,
      avgSpeed: [1414, 300],
      timeBehindBall: [68.15, 300],
    });
    const choose = (kept: string | null, hidden: string[]) => {
      const found = topOpportunity(scoreCard(games, 16, book), games, 16, book, { kept, hidden });
      return 'reason' in found ? found.reason : found.score.metric;
    };
    expect(choose(null, [])).toBe('timeBehindBall');
    expect(choose('avgSpeed', [])).toBe('avgSpeed');
    expect(choose('timeBehindBall', ['timeBehindBall'])).toBe('avgSpeed');
    expect(choose('nothing', [])).toBe('timeBehindBall');
    const all = Object.keys(LIKE_CHAMPION);
    expect(choose(null, all)).toBe('You dismissed everything that stands out.');
  });

  it('shows when everything is fine', () => {
    const better = handMadeGames(20, {
      avgSpeed: [1700, 300],
      aerialSuccessPct: [95, 30],
      whiffs: [0, 300],
      supersonicPct: [30, 300],
    });
    expect(find(better)).toEqual({ reason: 'Every scored stat is at 75 or better, or needs more games.' });
  });
});
