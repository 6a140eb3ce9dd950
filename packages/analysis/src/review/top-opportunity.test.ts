import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { priorBook } from '../references/reference-book.ts';
import { scoreCard } from '../scoring/category-score.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { topOpportunity } from './top-opportunity.ts';

const book = priorBook('standard', SECTION_8);
const find = (games: readonly ScoreGame[]) => topOpportunity(scoreCard(games, 16, book), games, 16, book);

/** Enough of Mechanics and Positional to be scored; like Champion I in all of it. */
const LIKE_CHAMPION = {
  avgSpeed: [1469, 300],
  supersonicPct: [14, 300],
  whiffs: [2.12, 300],
  timeBehindBall: [72.15, 300],
  doubleCommits: [1.34, 300],
  timeZeroPct: [12.2, 300],
  bcpm: [343, 300],
} as const;

describe('top opportunity', () => {
  it('is the metric with the most weight · (75 - score)', () => {
    const found = find(handMadeGames(10, { ...LIKE_CHAMPION, avgSpeed: [1421, 300] }));
    if ('reason' in found) throw new Error(found.reason);
    expect(found.score.metric).toBe('avgSpeed');
    expect(found.category).toBe('mechanics');
    expect(found.nextReference).toBe(1493);
    // 1421 is the reference of tier 14; the interval is 1.28 · 85 / (24 · √10).
    expect(found.worth).toBe('two tiers below Champion I');
    expect(found.tiersBelow!.value).toBeCloseTo(2, 9);
    expect(found.tiersBelow!.interval[1]).toBeCloseTo(2 + (1.28 * 85) / (24 * Math.sqrt(10)), 9);
  });

  it('says so when its worth in ranks is too uncertain, or unknown', () => {
    const uncertain = find(handMadeGames(10, { ...LIKE_CHAMPION, timeBehindBall: [66.15, 300] }));
    // 1.28 · 6 / (0.25 · √10) = 9.7 tiers either way, kept within the ranks.
    expect(uncertain).toMatchObject({
      score: { metric: 'timeBehindBall' },
      worth: null,
      noWorthReason: 'Too uncertain to say in ranks.',
    });
    if ('reason' in uncertain) throw new Error(uncertain.reason);
    expect(uncertain.tiersBelow!.interval[1]).toBe(15);
    const unknown = find(
      handMadeGames(10, { ...LIKE_CHAMPION, xg: [0, 1], xgPerShot: [0.24, 20], passes: [3.4, 300] }),
    );
    expect(unknown).toMatchObject({
      score: { metric: 'xg' },
      tiersBelow: null,
      noWorthReason: 'This number does not follow rank closely enough to tell its worth in ranks.',
    });
  });

  it('looks at the weight too', () => {
    // Equally bad, goal-side time weighs 0.18 · 0.22, speed 0.14 · 0.18, over what is scored of each category.
    const found = find(
      handMadeGames(10, { ...LIKE_CHAMPION, avgSpeed: [1384, 300], timeBehindBall: [66.15, 300] }),
    );
    expect(found).toMatchObject({ score: { metric: 'timeBehindBall' }, category: 'positional' });
  });

  it('needs five games, and reliability', () => {
    expect(find(handMadeGames(4, LIKE_CHAMPION))).toEqual({ reason: 'Needs 5 games; there are 4.' });
    const hardly = handMadeGames(5, { ...LIKE_CHAMPION }).map((game, i) => ({
      ...game,
      // Speed is known of three games only: reliability 0.53 stays, so it may be named.
      metrics: i < 2 ? { ...game.metrics, avgSpeed: { value: null, over: 0 } } : game.metrics,
    }));
    expect(find(hardly)).toHaveProperty('score');
  });

  it('stays what it was while it is not solved, and leaves out what was put aside', () => {
    const games = handMadeGames(10, {
      ...LIKE_CHAMPION,
      avgSpeed: [1384, 300],
      timeBehindBall: [66.15, 300],
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
    expect(choose(null, all)).toBe('You have put aside everything that stands out.');
  });

  it('says when everything is well', () => {
    const better = handMadeGames(20, {
      avgSpeed: [1700, 300],
      aerialSuccessPct: [95, 30],
      whiffs: [0, 300],
      supersonicPct: [30, 300],
    });
    expect(find(better)).toEqual({ reason: 'Every scored metric reaches 75, or is known too little.' });
  });
});
