import { writeScriptedMatch } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../analyze-replay.ts';
import { toEligibleMatch } from '../eligibility/eligibility.ts';
import { makeScoreGame } from '../eligibility/score-game.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { polr } from '../polr/polr.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { calculateMatchPerformance } from '../scoring/match-performance.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { reviewPlayer } from './review-player.ts';

const book = createPriorBook('standard', SECTION_8);

describe('a review', () => {
  // Increasingly fast, so that the overall score rises and the newest game stands out.
  const games = Array.from({ length: 12 }, (_, i) =>
    handMadeGames(1, { avgSpeed: [1300 + 30 * i, 300], supersonicPct: [13, 300], whiffs: [2.2, 300] }),
  ).flat();
  const review = reviewPlayer(games, 15, book);

  it('has POLR, scores, trend and the newest game compared with earlier games', () => {
    expect(review.comparedTier).toBe(15);
    expect(review.polr).toEqual(polr(games, 15, book));
    expect(review.newest).toEqual(calculateMatchPerformance(games[11]!, games.slice(0, 11), 15, book));
    expect(review.newest!.deltas.avgSpeed!.arrow).toBe('up');
    expect(review.newest!.earlierGames).toBe(10);
    expect(review.card.metrics.find(({ metric }) => metric === 'avgSpeed')!.games).toBe(12);
    expect(review.topOpportunity).toHaveProperty('score');
  });

  it('tracks the overall score of single matches', () => {
    // One of five categories is scored: 0.18 of the weight is under 30 %, so there is no overall score.
    expect(review.trend).toMatchObject({ perTenGames: null, games: 0 });
    const more = games.map((game) => ({
      ...game,
      metrics: {
        ...game.metrics,
        timeBehindBall: { value: 72, over: 300 },
        timeZeroPct: { value: 12, over: 300 },
        bcpm: { value: 330, over: 300 },
      },
    }));
    const { trend } = reviewPlayer(more, 15, book);
    expect(trend.games).toBe(12);
    expect(trend.perTenGames).toBeGreaterThan(5);
    expect(trend.interval![0]).toBeGreaterThan(0);
  });

  it('compares a player without a rank with the average player', () => {
    expect(reviewPlayer(games, null, book).comparedTier).toBe(15);
    expect(reviewPlayer([], 15, book)).toMatchObject({ newest: null, polr: { status: 'hidden' } });
  });
});

describe('combined quantities', () => {
  const getStat = (key: string, stats: Record<string, number>) =>
    findScoredMetric(key)!.stat(
      Object.fromEntries(Object.entries(stats).map(([name, value]) => [name, { value, over: 300 }])),
    );

  it('include different mechanics, and kickoff goals minus goals conceded', () => {
    expect(getStat('mechanicDiversity', { waveDashes: 2, flicks: 0, flipResets: 0.5, halfFlips: 3 })).toEqual(
      {
        value: 2,
        over: 1,
      },
    );
    expect(getStat('mechanicDiversity', {})).toEqual({ value: null, over: 0 });
    expect(getStat('kickoffGoalDifference', { kickoffGoalsFor: 1, kickoffGoalsAgainst: 2 })).toEqual({
      value: -1,
      over: 1,
    });
    expect(getStat('kickoffGoalDifference', { kickoffGoalsFor: 1 })).toEqual({ value: null, over: 0 });
  });
});

describe('score game of a match', () => {
  const outcome = analyzeReplay(writeScriptedMatch({ seed: 5, seconds: 40, teamSize: 2 }), { events: true });
  if (outcome.kind !== 'complete') throw outcome.error;
  const { report, insight } = outcome;

  it('contains the player’s metrics, time and result', () => {
    const [blue, orange] = report.teams;
    expect(blue.score).not.toBe(orange.score);
    for (const { key, team } of report.players) {
      const game = makeScoreGame(report, insight, key)!;
      expect(game.mode).toBe('doubles');
      expect(game.metrics).toBe(insight!.players[key]!.metrics);
      expect(game.liveSeconds).toBe(insight!.players[key]!.liveSeconds);
      expect(game.result).toBe(blue.score > orange.score === (team === 0) ? 'won' : 'lost');
      expect(game.playedAt).toBe(report.match.startEpoch);
      expect(toEligibleMatch(report, insight, key)).toMatchObject({
        opponents: true,
        bots: false,
        switchedTeams: false,
        teamSize: 2,
      });
    }
  });

  it('falls back on the local clock, and is null for non-participants and modes without scores', () => {
    const { key } = report.players[0]!;
    const at = (match: Partial<typeof report.match>) =>
      makeScoreGame({ ...report, match: { ...report.match, ...match } }, insight, key);
    expect(at({ startEpoch: null, localDate: '2026-03-01T00:00:10' })!.playedAt).toBe(1_772_323_210);
    expect(at({ startEpoch: null, localDate: null })!.playedAt).toBe(0);
    expect(at({ teamSize: 4 })).toBeNull();
    expect(makeScoreGame(report, insight, 'stranger')).toBeNull();
    expect(makeScoreGame(report, null, key)).toBeNull();
    expect(toEligibleMatch(report, insight, 'stranger')).toBeNull();
  });
});
