import { describe, expect, it } from 'vitest';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { handMadeGames, playerGames } from '../testing/hand-made-games.ts';
import { createRandomNumbers } from '../testing/hand-made-questions.ts';
import { METRIC_WORTHS } from './generated/metric-worths.ts';
import {
  calculateWorthInterval,
  describeWorths,
  formatWorthsSource,
  isClaimed,
  learnWorths,
  type MetricWorth,
} from './metric-worth.ts';
import type { PlayerGame } from './player-game.ts';

interface Made {
  /** Goals per additional standard deviation of the share. */
  slope: number;
  matches: number;
  tier?: number | null;
  /** Added to every value and every margin: the effect of mode and rank. */
  level?: number;
  mode?: 'duel' | 'standard';
}

/** Returns both players of 1v1 games: the player with more of it wins by that much, with some noise. */
function made({ slope, matches, tier = null, level = 0, mode = 'standard' }: Made): PlayerGame[] {
  const chance = createRandomNumbers();
  return Array.from({ length: matches }).flatMap((_, match) => {
    const edge = match % 2 === 0 ? 1 : -1;
    const noise = chance() - 0.5;
    return [edge, -edge].flatMap((side) =>
      playerGames(handMadeGames(1, { supersonicPct: [10 + 2 * side + level, 300] }, { mode }), {
        match: `${mode} ${tier} ${match}`,
        tier,
        margin: slope * side + Math.sign(side) * edge * noise + level,
      }),
    );
  });
}

const calculateWorth = (games: readonly PlayerGame[], mode = 'standard') =>
  learnWorths(games).find((row) => row.metric === 'supersonicPct' && row.mode === mode)!;

describe('worth of a metric', () => {
  it('is the goals associated with one more standard deviation', () => {
    const worth = calculateWorth(made({ slope: 0.8, matches: 300 }));
    expect(worth.goals).toBeCloseTo(0.8, 1);
    expect(worth).toMatchObject({ playerGames: 600, matches: 300, fitted: 600, from: '2026-03-01' });
    const [low, high] = calculateWorthInterval(worth);
    expect(low).toBeLessThan(0.8);
    expect(high).toBeGreaterThan(0.8);
    expect(isClaimed(worth)).toBe(true);
  });

  it('controls for mode and rank', () => {
    // Higher ranks have more of it and these files won more, but within a rank it has no effect.
    const ranks = [5, 10, 15, 20].flatMap((tier) => made({ slope: 0, matches: 120, tier, level: tier }));
    expect(Math.abs(calculateWorth(ranks).goals)).toBeLessThan(0.1);
    expect(isClaimed(calculateWorth(ranks))).toBe(false);
    const modes = [
      ...made({ slope: 0.5, matches: 300 }),
      ...made({ slope: 0.5, matches: 20, mode: 'duel', level: 30 }),
    ];
    expect(calculateWorth(modes).goals).toBeCloseTo(0.5, 1);
    expect(calculateWorth(modes, 'duel')).toMatchObject({ playerGames: 40, fitted: 640 });
    // The fit uses all modes, but a claim needs enough games of its mode.
    expect(isClaimed(calculateWorth(modes))).toBe(true);
    expect(isClaimed(calculateWorth(modes, 'duel'))).toBe(false);
  });

  it('counts players of the same match as one observation', () => {
    const games = made({ slope: 0.3, matches: 300 });
    const doubled = [...games, ...games];
    expect(calculateWorth(doubled).error).toBeCloseTo(calculateWorth(games).error, 6);
  });

  it('claims nothing with an interval that contains zero, or with fewer than 400 player-games', () => {
    expect(isClaimed(calculateWorth(made({ slope: 0, matches: 300 })))).toBe(false);
    expect(isClaimed(calculateWorth(made({ slope: 0.8, matches: 199 })))).toBe(false);
    expect(learnWorths(made({ slope: 0.8, matches: 14 }))).toEqual([]);
  });

  it('describes its findings and writes a table', () => {
    const rows = learnWorths(made({ slope: 0.8, matches: 100 }));
    expect(describeWorths(rows)).toMatch(
      /supersonicPct +0\.8\d +0\.7\d to 0\.8\d +200 player games of 100 matches, 2026-03-01, a small sample, not claimed/,
    );
    expect(describeWorths(rows)).toContain('0 of 1 rows claim something.');
    expect(formatWorthsSource(rows)).toContain(
      "playerGames: 200, matches: 100, from: '2026-03-01', to: '2026-03-01' },",
    );
  });
});

describe('worths in use', () => {
  it('include the sample in every row', () => {
    expect(METRIC_WORTHS.length).toBeGreaterThan(0);
    for (const row of METRIC_WORTHS satisfies readonly MetricWorth[]) {
      expect(findScoredMetric(row.metric), row.metric).not.toBeNull();
      expect(row.error).toBeGreaterThan(0);
      expect(row.playerGames).toBeGreaterThanOrEqual(30);
      expect(row.fitted).toBeGreaterThanOrEqual(row.playerGames);
      expect(row.from! <= row.to!, row.metric).toBe(true);
    }
  });
});
