import { describe, expect, it } from 'vitest';
import { STATISTICS } from '../metadata.ts';
import { CATEGORY_WEIGHTS } from '../metrics/coached-metrics.ts';
import { METRICS } from '../metrics/metrics.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { findScoredMetric, SCORED_METRICS } from '../metrics/scored-metrics.ts';
import { findRank, formatRankName, RANKS } from '../model/ranks.data.ts';
import { SCORE_MODES } from '../model/score-modes.ts';
import { SECTION_8 } from '../testing/hand-made-games.ts';
import { calculatePriorMean } from './priors.ts';
import { getReferenceInMode, PUBLISHED_VALUES, RANK_REFERENCES } from './rank-reference.ts';
import { createPriorBook } from './reference-book.ts';

const getInfo = (key: string) => METRICS.find((metric) => metric.key === key);
const calculateMean = (mode: (typeof SCORE_MODES)[number]['key'], metric: string, tier: number) =>
  calculatePriorMean(SECTION_8(mode, metric)!, tier);

describe('ranks', () => {
  it('are 22 tiers and unranked, with the ids of game-and-stats.md 2.1', () => {
    expect(RANKS.map(({ tier }) => tier)).toEqual(Array.from({ length: 23 }, (_, tier) => tier));
    expect(findRank('champion-1')).toMatchObject({ tier: 16, name: 'Champion I', short: 'C1' });
    expect(findRank('diamond-1')).toMatchObject({ tier: 13, group: 'Diamond' });
    expect(findRank('grand-champion')).toMatchObject({ tier: 19, id: 'grand-champion-1' });
    expect(findRank('supersonic-legend')?.tier).toBe(22);
    expect(findRank('champion')).toBeNull();
    expect(formatRankName(15.2)).toBe('Diamond III');
  });
});

describe('rank references', () => {
  it('have the 48 rows of game-and-stats.md 8.3, each with an existing metric or stat', () => {
    expect(RANK_REFERENCES).toHaveLength(48);
    for (const { name, metric, statistic } of RANK_REFERENCES) {
      if (metric !== null) expect(getInfo(metric), name).toBeDefined();
      else expect(statistic, name).not.toBeNull();
      if (statistic !== null && !statistic.includes('offensive_half')) {
        expect(
          STATISTICS.some(({ key }) => key === statistic) || statistic.startsWith('positioning.percent'),
          name,
        ).toBe(true);
      }
    }
    const metrics = RANK_REFERENCES.flatMap(({ metric }) => metric ?? []);
    expect(new Set(metrics).size).toBe(metrics.length);
  });

  it('use the unit of their metric: counts per five minutes, everything else unchanged', () => {
    for (const { metric, per5 } of RANK_REFERENCES) {
      if (metric === null) continue;
      expect(['per5', 'match'].includes(getInfo(metric)!.scale), metric).toBe(per5);
    }
  });

  it('cover the category shares given in decisions.md 1.5', () => {
    const covered = (category: keyof typeof CATEGORY_WEIGHTS) =>
      CATEGORY_WEIGHTS[category]
        .filter(({ metric }) => RANK_REFERENCES.some((row) => row.metric === metric))
        .reduce((sum, { weight }) => sum + weight, 0);
    expect(covered('offensive')).toBeCloseTo(0.44, 9);
    expect(covered('defensive')).toBeCloseTo(0.14, 9);
    expect(covered('mechanics')).toBeCloseTo(0.68, 9);
    expect(covered('positional')).toBeCloseTo(0.56, 9);
    expect(covered('kickoffs')).toBeCloseTo(0.4, 9);
  });

  it('match the values at group centers printed in 8.3', () => {
    const centers = [2, 5, 8, 11, 14, 17, 20, 22];
    const values = (metric: string) =>
      centers.map((tier) => Math.round(calculateMean('standard', metric, tier)));
    expect(values('avgSpeed')).toEqual([1133, 1205, 1277, 1349, 1421, 1493, 1565, 1613]);
    expect(values('bpm')).toEqual([177, 210, 243, 276, 309, 342, 375, 397]);
    expect(values('supersonicPct')).toEqual([1, 3, 6, 9, 12, 15, 18, 20]);
  });

  it('equal the published means converted to five minutes', () => {
    // Matches have 313 s of live play on average: every starred count is the published count times 300 / 313.
    for (const name of ['shots', 'goals', 'saves', 'assists', 'score']) {
      const row = RANK_REFERENCES.find(({ statistic }) => statistic === `core.${name}`)!;
      const published = PUBLISHED_VALUES.find(({ statistic }) => statistic === `core.${name}`)!;
      expect(published.mean / row.mean).toBeGreaterThan(1.03);
      expect(published.mean / row.mean).toBeLessThan(1.07);
      expect(row.meanFrom).toBe('published');
    }
  });

  it('convert to 2v2 and 1v1', () => {
    expect(calculateMean('doubles', 'shots', 15)).toBeCloseTo(2.9, 9);
    expect(calculateMean('duel', 'goals', 15)).toBeCloseTo(3.024, 9);
    expect(calculateMean('doubles', 'avgSpeed', 15)).toBe(1430);
    expect(calculateMean('duel', 'distanceFromBall', 15)).toBe(1730);
    expect(calculateMean('doubles', 'bpm', 16)).toBeCloseTo(331 * 1.04, 9);
    expect(calculateMean('duel', 'bigPads', 15)).toBeCloseTo(22.75, 9);
    expect(calculateMean('doubles', 'timeMostBack', 15)).toBe(50);
    expect(SECTION_8('duel', 'assists')).toBeNull();
    expect(SECTION_8('duel', 'passes')).toBeNull();
    // For twice as many events, the spread scales with the square root of two; for amounts, with two.
    const shots = RANK_REFERENCES.find(({ metric }) => metric === 'shots')!;
    expect(getReferenceInMode(shots, 'duel')!.spread).toBeCloseTo(1.5 * Math.sqrt(3.6), 9);
    const boost = RANK_REFERENCES.find(({ metric }) => metric === 'bpm')!;
    expect(getReferenceInMode(boost, 'duel')!.spread).toBeCloseTo(66 * 1.05, 9);
  });

  it('stay within their bounds at every tier', () => {
    for (const { metric } of RANK_REFERENCES) {
      for (const { key } of SCORE_MODES) {
        for (let tier = 1; tier <= 22; tier++) {
          const prior = metric === null ? null : SECTION_8(key, metric);
          if (prior === null) continue;
          expect(calculatePriorMean(prior, tier), `${metric} at ${tier}`).toBeGreaterThanOrEqual(0);
          expect(prior.spread).toBeGreaterThan(0);
        }
      }
    }
  });

  it('include their source', () => {
    expect(createPriorBook('standard').at('goals', 15)?.source).toContain('404,951');
    expect(createPriorBook('standard', SECTION_8).at('whiffs', 15)?.origin).toBe('proposal');
    expect(createPriorBook('standard').at('nothing', 15)).toBeNull();
  });
});

describe('categories', () => {
  it('have existing metrics whose weights add up to one', () => {
    for (const [category, rows] of Object.entries(CATEGORY_WEIGHTS)) {
      expect(rows.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      for (const { metric, minimumTeamSize = 1 } of rows) {
        const info = findScoredMetric(metric);
        expect(info?.category, metric).toBe(category);
        // Metrics hidden in 1v1 must not have weight there.
        if ((getInfo(metric)?.minimumTeamSize ?? 1) > 1) expect(minimumTeamSize, metric).toBe(2);
      }
    }
  });

  it('add up to one, overall and in POLR', () => {
    const sum = (of: (row: (typeof SCORE_CATEGORIES)[number]) => number) =>
      SCORE_CATEGORIES.reduce((total, row) => total + of(row), 0);
    expect(sum(({ overall }) => overall)).toBeCloseTo(1, 9);
    for (const { key } of SCORE_MODES) expect(sum(({ polr }) => polr[key])).toBeCloseTo(1, 9);
  });

  it('keep both numberings', () => {
    expect(SCORE_CATEGORIES.map(({ key, scoreCode, planCode }) => [key, scoreCode, planCode])).toEqual([
      ['offensive', 5, 5],
      ['defensive', 10, 10],
      ['mechanics', 15, 20],
      ['positional', 20, 15],
      ['kickoffs', 25, 25],
    ]);
  });
});

describe('proportions', () => {
  it('are the percentages with a sample of opportunities, not time or an amount', () => {
    for (const { key, scale, sample } of METRICS) {
      const opportunities = scale === 'share' && !/^s |^boost /.test(sample);
      expect(findScoredMetric(key)!.prior !== null, `${key}: ${sample}`).toBe(opportunities);
    }
    expect(findScoredMetric('shotAccuracy')?.prior).toBe(20);
    expect(findScoredMetric('kickoffWinPct')?.prior).toBe(15);
    expect(findScoredMetric('savePct')?.prior).toBe(12);
    expect(new Set(SCORED_METRICS.map(({ key }) => key)).size).toBe(SCORED_METRICS.length);
  });
});
